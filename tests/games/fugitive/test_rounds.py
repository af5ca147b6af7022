"""A round is a chapter of the log: it is told when it begins, before anything that happens in it (§3.2)."""

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry, chapters
from bot.engine.game import WhoseTurn, settled
from cogs.fugitive.events import HidAt, Round
from cogs.fugitive.house import House, card_of
from cogs.fugitive.house_state import Effects
from cogs.fugitive.rules.game import GAME
from tests.contract.playouts import case, recorded
from tests.games.fugitive.build import FUGITIVE, MARSHAL, asked, do, line, on_top, position, spot, told

ROW = (spot(5), spot(10, 8, 9))
DEALT = ("dealt", "round")


def test_the_first_round_begins_with_the_deal():
    step = GAME.setup(2, settled(GAME, {}), Chance(b"deal", 0))
    assert told(step) == DEALT
    assert step.events[-1] == Round(1)


def test_a_turn_is_of_who_hides_or_of_who_hunts():
    """§3.2: an event that asks the other one changes nothing of it."""
    for phase in ("first", "f_draw", "f_play", "bonus"):
        assert GAME.turn(position(phase, *ROW)) == WhoseTurn(FUGITIVE, 2)
    for phase in ("m_draw", "m_guess", "m_after", "manhunt"):
        assert GAME.turn(position(phase, *ROW)) == WhoseTurn(MARSHAL, 2)
    asked_amid = line(on_top(position("f_draw", *ROW), 0, House.ROADBLOCK), "draw 1")
    assert (asked(asked_amid), GAME.turn(asked_amid).seat) == (MARSHAL, FUGITIVE)


def test_a_card_comes_from_its_deck_alone():
    """§3.2."""
    before = position("m_draw", *ROW)
    after = line(before, "draw 3").decks
    assert after == (*before.decks[:2], before.decks[2][1:])


def test_what_shows_no_card_may_be_asked_in_public():
    informant = line(on_top(position("f_draw", *ROW), 0, House.INFORMANT), "draw 1")
    assert asked(informant) == MARSHAL
    for state in (position("bonus", *ROW, bonus_pass=True), position("m_draw", *ROW), informant):
        assert all(ask.open for ask in GAME.asks(state, asked(state)))
    assert not any(ask.open for ask in GAME.asks(position("f_play", *ROW, hand=(12, 42)), FUGITIVE) if ask.fields)


def test_two_play():
    assert list(GAME.seats) == [2]


def test_who_hid_hunts_in_the_next_game():
    for fugitive, state in ((seat, replace(position("over", *ROW), fugitive=seat)) for seat in (0, 1)):
        assert GAME.rematch(state, 0) == {"roles": "host_marshal" if fugitive == 0 else "host_fugitive"}
        assert GAME.rematch(state, 1) == {"roles": "host_marshal" if fugitive == 1 else "host_fugitive"}


def test_a_round_begins_with_the_last_guess_of_the_one_before():
    assert do(position("m_guess", *ROW, round=4), "guess 7").events[-1] == Round(5)
    more = replace(position("m_guess", *ROW, round=4), effects=Effects(overtime=1))
    assert told(do(more, "guess 7")) == ("guessed",)
    assert told(do(line(more, "guess 7"), "guess 8")) == ("guessed", "round")


def test_no_round_begins_after_the_end():
    assert told(do(position("m_guess", spot(5)), "guess 5")) == ("guessed", "found", "over")


def test_in_discovery_the_round_waits_for_what_the_event_asks():
    """§6.3: the event comes before the next turn, and a draw that it gives belongs to the old round."""
    state = replace(position("m_guess", *ROW), variant="discovery", piles=((card_of(House.TIP),),), discards=((),))
    step = do(state, "guess 5")
    assert told(step) == ("guessed", "found", "house_event")
    assert told(do(step.state, "draw 2")) == ("drew", "round")


def test_every_round_is_told_once_and_is_right_in_what_follows():
    for number in range(12):
        played = recorded("fugitive", number)
        moves = [LogEntry(turn.seat, turn.step.events) for turn in played]
        rounds = [chapter.opening.number for chapter in chapters(moves) if chapter.opening]
        assert rounds == list(range(2, played[-1].step.state.round + 1)), case("fugitive", number)


def test_only_the_fugitive_is_told_where():
    step = do(position("f_play", hand=(2, 5, 7, 42)), "hide 5 2")
    own = next(event for event in step.events if isinstance(event, HidAt))
    assert (own.number, own.cards) == (5, (2,))
    assert [own.reaches(viewer) for viewer in (FUGITIVE, MARSHAL, None)] == [True, False, False]
