"""The only door, on a toy: from a pile of stones take one to three, then name the colours that you leave out."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Option, Result, Rules, Step, rank, settled
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Move, Refusal
from bot.engine.play import TIME_UP, play, table_move, waited_for
from bot.engine.record import TABLE, Record, Seat
from tests.toys import ToyRules

COLOURS = ("red", "green", "blue", "white")


class Took(Event, frozen=True):
    who: Seat
    left: tuple[str, ...]


class Pile(Record, frozen=True):
    stones: int = 5
    turn: int = 0
    gone: int | None = None

    @property
    def result(self):
        if self.gone is not None:
            return Result((1 - self.gone,), "gone")
        return None if self.stones else Result((self.turn,), "empty")


class Stones(ToyRules):
    name, schema, seats, state_type = "stones", 1, range(2, 4), Pile
    options = (Option("stones", ("5", "9"), "5"), Option("colours", ("few", "many"), "many"))

    def asks(self, state, seat):
        if state.result is not None or seat != state.turn:
            return ()
        return (Ask("take", (Field("count", tuple(str(n) for n in range(1, min(3, state.stones) + 1))),)), Ask("pass"))

    def next_field(self, state, seat, ask, picked):
        if ask.verb == "take" and len(picked) == 1:
            count = int(picked[0][0])
            return Field("leave", COLOURS, count - 1, count) if count > 1 else None
        return super().next_field(state, seat, ask, picked)

    def withheld(self, state, seat):
        return ("split",) if seat == state.turn else ()

    def refuse(self, state, seat, move):
        if move.verb == "split":
            return Refusal("too_small", {"stones": state.stones})
        if move.verb == "take" and move.picks and "9" in move.picks[0]:
            return Refusal("too_many", {"stones": state.stones})
        return Refusal("no_white") if any("white" in group for group in move.picks) else None

    def apply(self, state, seat, move, chance):
        taken = int(move.picks[0][0]) if move.picks else 0
        event = Took(seat, move.picks[1] if len(move.picks) > 1 else ())
        return Step(replace(state, stones=state.stones - taken, turn=1 - seat), (event,))

    def move_on_timeout(self, state, seat, chance):
        return Step(replace(state, turn=1 - seat), ())

    def resign(self, state, seat, chance):
        return Step(replace(state, gone=seat), ())


GAME = Stones()


def do(text, state=None, seat=0):
    return play(GAME, state or Pile(), seat, Move.parse(text), Chance.scripted([]))


def why(text, state=None, seat=0):
    with pytest.raises(Illegal) as caught:
        do(text, state, seat)
    return caught.value.refusal


def test_what_is_offered_is_played():
    assert do("take 1").state == Pile(4, 1)
    assert do("take 2 red").state == Pile(3, 1)
    assert do("pass").state == Pile(5, 1)


def test_picks_arrive_in_the_order_offered():
    assert do("take 3 blue+red").events == do("take 3 red+blue").events
    assert do("take 3 blue+red").events[0].left == ("red", "blue")


@pytest.mark.parametrize("text", ["take", "take 2", "take 3"])
def test_a_move_that_is_not_complete(text):
    assert why(text) == Refusal("incomplete")


@pytest.mark.parametrize(
    "text",
    [
        "take 1 -",
        "take 1 red",
        "take 2 -",
        "take 2 red+green+blue",
        "take 2 red+red",
        "take 2 pink",
        "take 2 red red",
        "take 4",
        "take 1+2",
        "take -",
        "pass -",
        "pass 1",
    ],
)
def test_what_is_not_offered(text):
    assert why(text) == Refusal("not-offered", {"move": text})


def test_what_is_offered_depends_on_the_picks_before():
    """The second field asks for as many colours as the first one says."""
    ask = GAME.asks(Pile(), 0)[0]
    assert [GAME.next_field(Pile(), 0, ask, ((count,),)) for count in "12"] == [None, Field("leave", COLOURS, 1, 2)]
    assert why("take 3 red").key == "not-offered"
    assert do("take 3 red+green+blue").state.stones == 2


def test_the_rule_speaks_before_the_form():
    """What is not offered and against a rule is refused by the rule."""
    assert why("take 9") == Refusal("too_many", {"stones": 5})


def test_what_is_offered_can_still_be_refused():
    assert why("take 2 white") == Refusal("no_white")


@pytest.mark.parametrize("text", ["jump", "jump white", "TAKE 9", "idle 0", "resign 0"])
def test_a_verb_that_is_nobodys_now(text):
    """The rules are not asked what they have against it: see `white` and `9`."""
    assert why(text) == NOT_NOW


def test_a_verb_of_ones_own_that_is_not_offered():
    assert why("split") == Refusal("too_small", {"stones": 5})


@pytest.mark.parametrize("text", ["take 1", "take 9", "split"])
@pytest.mark.parametrize("seat", [1, 2, -2])
def test_a_verb_of_another_seat(text, seat):
    assert why(text, seat=seat) == NOT_NOW


def test_time_and_leaving_are_the_tables_moves():
    assert do("idle 0", seat=TABLE).state == Pile(5, 1)
    assert do("resign 1", seat=TABLE).state == Pile(5, 0, 1)
    assert why("idle 1", seat=TABLE) == NOT_NOW


@pytest.mark.parametrize(
    "text",
    ["take 1", "pass", "idle", "resign", "idle 3", "resign 3", "idle -1", "resign x", "idle 0+1", "idle 00", "idle -"],
)
def test_the_table_says_nothing_else(text):
    assert why(text, seat=TABLE) == NOT_NOW


class Timed(Stones):
    def time_up(self, state, chance):
        return Step(replace(state, gone=state.turn), ())


def test_the_end_of_the_games_own_time():
    """Only the table says it, without picks, and only to a game that has such a time."""
    assert play(Timed(), Pile(), TABLE, TIME_UP, Chance.scripted([])).state == Pile(gone=0)
    for seat, move in ((0, TIME_UP), (TABLE, Move("time", (("0",),))), (TABLE, Move("time", ((),)))):
        with pytest.raises(Illegal):
            play(Timed(), Pile(), seat, move, Chance.scripted([]))
    with pytest.raises(Illegal):
        play(Timed(), Pile(gone=1), TABLE, TIME_UP, Chance.scripted([]))
    assert Rules().time_limit({}) == 0
    with pytest.raises(Illegal):
        Rules().time_up(Pile(), Chance.scripted([]))


def test_nothing_is_played_after_the_end():
    over = do("resign 1", seat=TABLE).state
    for text, seat in (("take 1", 0), ("idle 0", TABLE), ("resign 0", TABLE)):
        assert why(text, over, seat) == NOT_NOW
    assert waited_for(GAME, over, 2) == ()


def test_who_is_waited_for():
    assert waited_for(GAME, Pile(), 2) == (0,)
    assert waited_for(GAME, Pile(turn=1), 2) == (1,)


def test_a_refusal_names_its_rule():
    assert str(Illegal(Refusal("too_many", {"stones": 5}))) == "too_many"
    assert table_move("idle", 1) == Move("idle", (("1",),))


def test_options_are_filled_up():
    assert settled(GAME, {}) == {"stones": "5", "colours": "many"}
    assert settled(GAME, {"stones": "9"}) == {"stones": "9", "colours": "many"}


@pytest.mark.parametrize("options", [{"stones": "7"}, {"size": "5"}, {"stones": ""}])
def test_options_that_are_none(options):
    with pytest.raises(ValueError, match="stones has no option"):
        settled(GAME, options)


@pytest.mark.parametrize(("places", "order"), [(False, [1, 0, 2]), (True, [0, 1, 2])])
def test_a_low_place_is_better_and_a_low_score_is_not(places, order):
    game = SimpleNamespace(places=places)
    result = Result((0, 1), "over", (1, 2, 3))
    assert sorted(range(3), key=lambda seat: rank(game, result, seat), reverse=True) == order
