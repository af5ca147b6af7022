"""Hands: few lines beside a picture, the whole on demand, and a ping that says what the state asks."""

import re
from math import ceil

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.art.lettering import length
from bot.engine.chance import Chance
from bot.engine.custom_id import read
from bot.engine.game import redeal
from bot.engine.move import Move
from bot.engine.play import waited_for
from bot.engine.texts import LANGUAGES
from bot.engine.wording import ALT, sentence
from bot.scene.records import Piece
from bot.ui.handlers import book
from bot.ui.pages.hand import hand_page
from bot.ui.press_context import PRIVATE
from cogs.fugitive.deduction import spans
from cogs.fugitive.events import Guessed, Idle
from cogs.fugitive.face import arrangements
from cogs.fugitive.face.arrangements import FOOT
from cogs.fugitive.face.holding import holding, list_missed_numbers
from cogs.fugitive.face.parts import HEIGHT, WIDTH, legend
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Closed, Effects, PendingEffect
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Draw, Guess
from tests.contract.pictures import opened
from tests.contract.playouts import recorded
from tests.contract.reach import seated
from tests.drills.few import first
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot

ROW = (shown(3), spot(9, 8, 11, round=2), spot(12, round=3), spot(14, 2, round=4))
GUESSES = (Guess((9, 16), False, 1, 2), Guess((13,), False, 5, 5), Guess((7, 12), False, 5, 5))
HIDING = position("f_play", *ROW, hand=(1, 6, 16, 19, 22, 30, 42), marshal_hand=(7, 25, 28), round=6, guesses=GUESSES)
GUESSING = replace(HIDING, phase="m_guess")

PHONE = 44
"""Letters in a line of a phone."""

MOST, MOST_WITH_EVENTS, MOST_AT_THE_END = 6, 9, 10


def said(language="en"):
    """Give the texts for Ana, the Marshal, and Ben, the Fugitive."""
    return installed_games.installed_game("fugitive").say(language, ("Ana", "Ben"))


def on_a_phone(lines):
    """Count the lines that a phone needs."""
    return sum(ceil(len(part.replace("**", "")) / PHONE) for text in lines for part in text.split("\n"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(0, 48, 5))
def test_a_hand_is_short_and_whole(number, language):
    say = said(language)
    for turn in recorded("fugitive", number):
        state = turn.step.state
        for seat in (FUGITIVE, MARSHAL):
            view = GAME.view(state, seat)
            hand, more = PRESENTER.hand(view, say), PRESENTER.more(view, say)
            if view.result is not None:
                assert on_a_phone(hand.lines) <= MOST_AT_THE_END, hand.lines
                assert more == ()
                continue
            assert on_a_phone(hand.lines) <= (MOST if state.variant == "none" else MOST_WITH_EVENTS), hand.lines
            told = "\n".join((*hand.lines, *more))
            assert {int(word) for word in re.findall(r"\d+", told)} >= set(view.own)
            assert 0 < len(PRESENTER.hand_alt(view, say)) <= ALT
            assert PRESENTER.hand_alt(view, say).endswith(".")


def test_the_alt_text_of_a_hand_is_its_picture():
    fugitive, marshal = (
        PRESENTER.hand_alt(GAME.view(state, seat), said()) for state, seat in ((HIDING, 1), (GUESSING, 0))
    )
    for fact in (
        "You are at 14 and can reach 15 to 17",
        "19\u00a0(+1)\u00a0needs\u00a02",
        "[9 (sprint: 8, 11)]",
        "13\u00a0missed",
    ):
        assert fact in fugitive
    for fact in (
        "Still possible 4-6, 8-12, 14-17",
        "? (4\u201110, 2 sprint cards)",
        "Your hand 7, 25, 28",
        "13\u00a0missed",
    ):
        assert fact in marshal


def test_what_is_at_stake():
    def lines(state, seat):
        return PRESENTER.hand(GAME.view(state, seat), said()).lines

    assert lines(HIDING, FUGITIVE)[2] == "3 hideouts face-down."
    drawing = replace(GUESSING, phase="m_draw")
    assert lines(drawing, MARSHAL)[1] == "-# You guessed 7 and 12: a miss. At least one is wrong."
    assert lines(GUESSING, MARSHAL)[1] == "3 hideouts face-down, from 4 to 17."
    one = replace(HIDING, row=(*HIDING.row[:2], shown(9), spot(12)))
    assert lines(one, FUGITIVE)[2] == "1 hideout face-down: if it's found, you lose."
    near = position("f_play", spot(39), hand=(42,), round=5)
    assert lines(near, FUGITIVE)[-1] == "No hideout at 30+ is found: 42 starts a manhunt."
    free = position("f_play", shown(38), spot(39), hand=(42,), round=5)
    assert lines(free, FUGITIVE)[-1] == "A hideout at 30+ is found: 42 sets you free."
    assert lines(HIDING, MARSHAL)[-1] == "**Your hand** 7, 25, 28"
    late = position("m_guess", spot(16), spot(28), hand=(42,), marshal_hand=(29,), round=5)
    assert lines(late, MARSHAL)[1:] == ("2 hideouts face-down, from 1 to 6.",)
    late = position("m_guess", shown(28), spot(31, round=4), hand=(42,), marshal_hand=(29,), round=5)
    assert lines(late, MARSHAL)[2:] == ("No hideout at 30+ is found: 42 starts a manhunt.",)
    late = position("m_guess", shown(31), spot(33, round=4), hand=(42,), marshal_hand=(29,), round=5)
    assert lines(late, MARSHAL)[2:] == ("A hideout at 30+ is found: at 42 the Fugitive is free.",)


def test_a_hand_says_what_bears_on_it_and_more_the_rest():
    """§6.4."""
    closed = Closed(0, FUGITIVE, 7)
    effects = Effects(crowd=True, safe_houses=1, shortcut=True, closed=(closed,))
    state = replace(HIDING, variant="random", effects=effects)

    def told(seat, more):
        view = GAME.view(state, seat)
        return next(line for line in (PRESENTER.more(view, said()) if more else PRESENTER.hand(view, said()).lines)
                    if line.startswith("**In force**"))  # fmt: skip

    fugitive = "1 more hideout in one turn · 4-14 closed until Ben has drawn in round 7"
    marshal = (
        "next right guess: sprint cards stay face-down · next hideout: up to 5 beyond the last without sprint cards"
    )
    assert (told(FUGITIVE, False), told(MARSHAL, True)) == (f"**In force** {fugitive}",) * 2
    assert (told(MARSHAL, False), told(FUGITIVE, True)) == (f"**In force** {marshal}",) * 2
    assert "Ana holds 3 cards." in PRESENTER.more(GAME.view(state, FUGITIVE), said())


def test_cards_by_what_they_are_good_for():
    """§3.3."""
    hold = holding(GAME.view(HIDING, FUGITIVE))
    assert (hold.near, hold.sprinting, hold.far, hold.dead) == ((16,), (19, 22), (30, 42), (1, 6))
    assert [hold.need(card) for card in (16, 19, 22)] == [0, 2, 5]
    assert list_missed_numbers(GAME.view(HIDING, None)) == {7, 9, 12, 13, 16}


# the pictures


def drawn(state, seat, draft=None, language="en"):
    """Draw the panel of a seat."""
    return PRESENTER.private_picture(GAME.view(state, seat), Move.parse(draft) if draft else None, said(language))()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "seat"), [(HIDING, FUGITIVE), (GUESSING, MARSHAL)])
def test_each_side_has_a_picture_of_its_own(state, seat, language):
    image = opened(drawn(state, seat, language=language))
    assert (image.size, image.mode, image.info) == ((WIDTH, HEIGHT), "P", {})


def test_what_is_chosen_is_lit():
    hiding = [drawn(HIDING, FUGITIVE, draft) for draft in (None, "hide 19", "hide 19 16", "hide 19 16+22", "draw 1")]
    assert len(set(hiding)) == 4
    assert hiding[0] == hiding[4]
    guessing = [drawn(GUESSING, MARSHAL, draft) for draft in (None, "guess 10", "guess 10+12")]
    assert len(set(guessing)) == 3


def test_nobody_else_and_no_ended_game_has_such_a_picture():
    assert PRESENTER.private_picture(GAME.view(HIDING, None), None, said()) is None
    over = GAME.resign(HIDING, FUGITIVE, Chance(b"over", 0)).state
    assert PRESENTER.private_picture(GAME.view(over, FUGITIVE), None, said()) is None


@pytest.mark.parametrize("number", first(range(0, 12, 2), 3))
def test_the_pictures_hold_nothing_hidden(number):
    for turn in recorded("fugitive", number)[::9]:
        state = turn.step.state
        if state.result is not None:
            continue
        for seat in (FUGITIVE, MARSHAL):
            other = redeal(GAME, state, seat, Chance(b"panel", turn.version))
            assert drawn(state, seat) == drawn(other, seat)
            hand, again = (PRESENTER.more(GAME.view(truth, seat), said()) for truth in (state, other))
            assert hand == again


def test_a_notepad_is_known_by_what_it_shows_alone():
    """What tells nothing new is no reason to draw it again."""

    def shows(state):
        return PRESENTER.private_print(GAME.view(state, MARSHAL), None, said())

    heard = shows(GUESSING)
    useless = (*GUESSING.guesses, Guess((1, 30), False, 9, 5), Guess((41,), False, 9, 5))
    assert shows(replace(GUESSING, round=9, guesses=useless)) == heard
    telling = (*GUESSING.guesses, Guess((10,), False, 9, 5))
    assert shows(replace(GUESSING, guesses=telling)) != heard


def test_a_secret_changes_the_picture_of_its_owner_alone():
    moved = replace(HIDING, row=(*HIDING.row[:3], spot(11, round=3), HIDING.row[4]))
    assert drawn(moved, FUGITIVE) != drawn(HIDING, FUGITIVE)
    assert drawn(moved, MARSHAL) == drawn(HIDING, MARSHAL)


def test_each_place_tells_the_marshal_what_it_may_be():
    """§7: from 3 on, two sprint cards reach 10; 12 is missed there; what comes later is higher."""
    view = GAME.view(GUESSING, MARSHAL)
    assert spans(view) == (None, None, (4, 10), (5, 12), (6, 17))
    assert PRESENTER.more(view, said())[0] == (
        "**Row** 0 → 3 → ? (4\u201110, 2 sprint cards) → ? (5\u201112) → ? (6\u201117, 1 sprint card)"
    )
    fewer = replace(GUESSING, marshal_hand=(4, 25, 28))
    assert spans(GAME.view(fewer, MARSHAL))[2] == (5, 10)
    alone = position("m_guess", shown(14), spot(16, round=2), hand=(42,), marshal_hand=(15, 17), round=2)
    assert spans(GAME.view(alone, MARSHAL))[2] == (16, 16)


def marked(*lines, state=GUESSING, seat=MARSHAL):
    return PRESENTER.noted(GAME.view(state, seat), lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_marks_stand_on_the_notepad(language):
    say = said(language)
    plain, view = GAME.view(GUESSING, MARSHAL), marked("9-10 16", "4 5,6 30")
    assert (view.suspected, view.doubted) == ((9, 10, 16), (4, 5, 6, 30))
    pictures = {PRESENTER.private_picture(each, None, say)() for each in (plain, view, marked("9-10 16", ""))}
    assert len(pictures) == 3
    more = PRESENTER.more(view, say)
    assert "9-10, 16" in PRESENTER.hand_alt(view, say)
    assert "9-10, 16" in PRESENTER.hand_alt(marked("4 7 9-10 16", ""), say)
    assert "*4* *5* *6* __7__ 8 **9** **10** 11" in "\n".join(more)
    assert "~~30~~" in "\n".join(more)


def test_marks_are_the_marshals_alone_and_numbers_alone():
    assert PRESENTER.notes(GAME.view(GUESSING, MARSHAL)) == ("suspected", "doubted")
    assert PRESENTER.notes(GAME.view(GUESSING, FUGITIVE)) == PRESENTER.notes(GAME.view(GUESSING, None)) == ()
    assert marked("9", "10", seat=FUGITIVE) == GAME.view(GUESSING, FUGITIVE)
    assert marked("0 42 99", "40-60").doubted == (40, 41)
    for text in ("x", "3-", "4--5", "1234"):
        with pytest.raises(ValueError, match=r".+"):
            marked(text, "")


def test_places_are_numbered_where_one_is_to_be_named():
    """§6.4 event 9."""
    trace = replace(GUESSING, pending=(PendingEffect("trace", MARSHAL, House.FOOTPRINTS),), variant="random")
    assert drawn(trace, MARSHAL) != drawn(GUESSING, MARSHAL)


def test_the_longest_rows_and_hands_can_be_drawn():
    each = position("f_play", *(spot(number) for number in range(1, 42)))
    full = position("f_play", spot(1), hand=tuple(range(2, 43)))
    bare = position("f_play", spot(40, *range(1, 39)), hand=())
    for state in (each, full, bare):
        for seat in (FUGITIVE, MARSHAL):
            assert opened(drawn(state, seat)).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_stays_within_the_picture(language):
    """In Spanish five signs were wider than it."""
    say = said(language)
    own = [say(f"fugitive-{key}") for key in ("line-free", "line-sprinting", "line-far", "line-dead")]
    own += [sentence(say(f"fugitive-picture-{key}")) for key in ("crossed", "new")]
    notepad = [
        say(f"fugitive-picture-{key}") for key in ("possible", "suspected", "doubted", "held", "found", "crossed")
    ]
    for texts in (own, notepad):
        part = legend([(Piece("sign-free", 0, 0, 60), text) for text in texts], FOOT)
        assert {round(run.y) for run in part.runs} == {819, 869}
        assert all(run.x + length(run.text, run.size) <= FOOT[2] for run in part.runs)
        assert all(each.y + each.width * 0.2 <= FOOT[3] for each in part.pieces)


def test_a_card_just_drawn_is_marked():
    """The card of this round alone, and only for whoever drew it."""
    marked = [replace(HIDING, draws=(Draw(FUGITIVE, 1, number, 19),)) for number in (5, 6)]
    assert drawn(marked[0], FUGITIVE) == drawn(HIDING, FUGITIVE) != drawn(marked[1], FUGITIVE)
    assert drawn(marked[1], MARSHAL) == drawn(HIDING, MARSHAL)


def test_the_rules_are_in_reach_of_every_hand():
    """F16: in the panel of both sides, asked or not."""
    for state in (HIDING, GUESSING):
        for seat in (FUGITIVE, MARSHAL):
            rows = hand_page(seated("fugitive", state, 2), seat, None, (), "en-US").rows
            buttons = [button for row in rows if isinstance(row, tuple) for button in row]
            assert [read(button.press).action for button in buttons].count("rules") == 1
    assert book.rules.__name__ in PRIVATE


def test_what_was_missed_ahead_stands_on_the_fugitives_picture():
    """F7: a number named in vain is a safer hideout, whether it is in hand or not."""
    missed = [replace(HIDING, guesses=(*GUESSES, Guess((number,), False, 5, 5))) for number in (20, 21, 11)]
    pictures = [drawn(state, FUGITIVE) for state in (HIDING, *missed)]
    assert len(set(pictures)) == 3
    assert pictures[0] == pictures[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_missed_ahead_leaves_room_for_where_the_fugitive_is(language):
    """In Spanish it was written over it."""
    missed = tuple(Guess((number,), False, 4, 5) for number in range(20, 40))
    say = said(language)
    for hand in ((1, 42), (1, 6, 22, 42)):
        view = GAME.view(replace(HIDING, hand=hand, guesses=missed), FUGITIVE)
        reach = next(part for part in arrangements.hand(view, None, say).parts if part.name == "reach")
        (where, told), sign = reach.runs, reach.pieces[-1]
        assert told.text.endswith("…")
        assert where.x + length(where.text, where.size) < sign.x - sign.width / 2
        assert sign.x + sign.width / 2 < told.x - length(told.text, told.size)


# pings


TURNS = (
    (position("first", hand=(1, 2, 3, 42)), "place your first hideout."),
    (position("first", spot(3), round=1), "place a second hideout, or stop."),
    (position("f_draw", spot(3)), "draw a card, then hide or pass."),
    (position("m_draw", spot(3), due=2, round=1), "draw two cards, then guess."),
    (position("m_draw", spot(3), due=1, round=1), "draw a card, then guess."),
    (position("m_guess", spot(3)), "guess the one hideout left."),
    (position("m_guess", spot(3), spot(5)), "guess one number or more: all must be right."),
    (replace(position("m_guess", spot(3)), effects=Effects(fog=1)), "guess just one number."),
    (position("m_guess", spot(3), guesses=(Guess((5,), False, 2, 2),)), "guess once more this turn."),
    (
        replace(position("m_guess", spot(3), guesses=(Guess((5,), False, 2, 2),)), effects=Effects(alone=True)),
        "guess once more, just one number.",
    ),
    (position("manhunt", spot(39), shown(42), hand=()), "manhunt: name one hideout, or give up."),
)


@pytest.mark.parametrize(("state", "words"), TURNS, ids=[words for _, words in TURNS])
def test_a_ping_says_what_is_asked(state, words):
    (seat,) = waited_for(GAME, state, 2)
    assert PRESENTER.turn(GAME.view(state, None), said(), seat) == words


def test_a_ping_tells_apart_what_is_asked_in_every_state():
    """Whenever other verbs are asked the sentence is another one, so that a ping that is renewed is never wrong."""
    said_of: dict[str, set[tuple[str, ...]]] = {}
    for number in range(60):
        for turn in recorded("fugitive", number):
            state = turn.before
            (seat,) = waited_for(GAME, state, 2)
            verbs = {ask.verb for ask in GAME.asks(state, seat)} - {"hide"}
            said_of.setdefault(PRESENTER.turn(GAME.view(state, None), said(), seat), set()).add(tuple(sorted(verbs)))
    assert all(len(verbs) == 1 for verbs in said_of.values()), said_of


def test_running_out_of_time_is_told_in_the_second_person():
    assert PRESENTER.event(Idle(FUGITIVE), said(), FUGITIVE) == "You ran out of time."


@pytest.mark.parametrize(
    ("hit", "reader", "words"),
    [
        (True, FUGITIVE, "Ana found you at 7 and 12."),
        (True, None, "Ana guessed 7 and 12 and hit."),
        (False, FUGITIVE, "Ana guessed 7 and 12 and missed."),
    ],
)
def test_a_find_is_told_to_whose_hideouts_they_were(hit, reader, words):
    assert PRESENTER.event(Guessed(MARSHAL, (7, 12), hit, FUGITIVE if hit else None), said(), reader) == words
