import re

import pytest
from msgspec.structs import replace

from bot.art.colours import number as written
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.game import Result
from bot.engine.move import Ask, Move
from bot.engine.play import waited_for
from bot.engine.texts import LANGUAGES
from cogs.fugitive.face.parts import COLOURS
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.rules.hiding import SPRINTS
from cogs.fugitive.rules.marshal_turn import NUMBERS
from cogs.fugitive.state import Guess, Spot
from tests.games.boards import in_words
from tests.games.fugitive.looks import MIDDLE, SEATS, START, longest_games, playouts, said


def page(state, viewer, language="en"):
    view, say = GAME.view(state, viewer), said(language)
    if viewer is None:
        return in_words(PRESENTER, view, say)
    return replace(PRESENTER.hand(view, say), alt=PRESENTER.hand_alt(view, say))


def more(state, viewer, language="en"):
    return PRESENTER.more(GAME.view(state, viewer), said(language))


def test_the_board_says_what_now_first_and_all_that_is_public():
    board = page(MIDDLE, None)
    assert board.title == "Fugitive · round 5"
    assert board.lines == (
        "Ana (Fugitive) hides or passes.",
        "**Row** 0 → 3 → 9 (sprint: 11, 8) → ? (1 sprint card) → ?",
        "**Cards left** 4‑14:\u00a02 · 15‑28:\u00a03 · 29‑41:\u00a04",
        "**Hands** Ana (Fugitive):\u00a06 · Ben (Marshal):\u00a02",
        "**Guesses** 3\u00a0found · 7, 12\u00a0missed · 13\u00a0missed",
    )
    assert board.footer == "Round 5"
    assert board.colour == written(COLOURS["fugitive"])
    assert board.rows == ()
    assert board.lead == ""


def test_the_fugitive_reads_what_is_in_reach():
    hand = page(MIDDLE, 0)
    assert hand.lines == (
        "Hide or pass.",
        "You are at 14 and can reach 15 to 17.",
        "2 hideouts face-down.",
    )
    assert more(MIDDLE, 0) == (
        "**In reach** 16\u00a0(+2)",
        "**In reach by sprinting** 19\u00a0(+1)\u00a0needs\u00a02 footprints · 22\u00a0(+2)\u00a0needs\u00a05",
        "**Too far** 42\u00a0(escape)",
        "**Only as sprint cards** 1\u00a0(+1) · 6\u00a0(+2)",
        "**Your row (face-down in [ ])** 0 → 3 → 9 (sprint: 11, 8) → [12 (sprint: 2)] → [14]",
        "Ben holds 2 cards.",
        "**Guesses** 3\u00a0found · 7, 12\u00a0missed · 13\u00a0missed",
    )


def test_lines_that_would_say_nothing_are_left_out():
    dealt = replace(MIDDLE, row=(START,), marshal_hand=(), guesses=(), round=1, phase="first")
    assert page(dealt, 1).lines == ("Waiting for Ana (Fugitive).",)
    assert page(dealt, 0).lines == (
        "Place your first hideout.",
        "You are at 0 and can reach 1 to 3.",
    )
    assert [line.split("**")[1] for line in more(dealt, 0)[:-1]] == [
        "In reach",
        "In reach by sprinting",
        "Too far",
        "Your row (face-down in [ ])",
    ]
    assert more(dealt, 0)[-1] == "Ben holds no cards."


def test_the_marshal_reads_the_notepad():
    hand = page(MIDDLE, 1)
    assert hand.lines[0] == "Waiting for Ana (Fugitive)."
    assert hand.lines[1] == "2 hideouts face-down, from 10 to 17."
    assert "Ana holds 6 cards." in more(MIDDLE, 1)
    notepad = next(line for line in more(MIDDLE, 1) if line.startswith("**Notepad**")).split("\n")
    assert notepad[0] == "**Notepad** ~~impossible~~ · __in your hand__"
    assert notepad[1] == "~~1~~ ~~2~~ ~~3~~ ~~4~~ ~~5~~ ~~6~~ __7__ ~~8~~ ~~9~~ 10 ~~11~~ 12 ~~13~~ 14"
    assert notepad[2].startswith("15 16 17 ~~18~~")
    assert notepad[2].endswith("~~24~~ __25__ ~~26~~ ~~27~~ ~~28~~")
    assert len(notepad) == 4
    assert "**Guesses** 3\u00a0found · 7, 12\u00a0missed · 13\u00a0missed" in more(MIDDLE, 1)


def test_the_end_tells_what_was_never_found():
    over = replace(MIDDLE, phase="over", result=Result((0,), "escaped"))
    board = page(over, None)
    assert board.lines[0] == "Ana (Fugitive) wins: the manhunt failed, and the Fugitive slipped away."
    assert board.lines[1].endswith("→ [12 (sprint: 2)] → [14]")
    assert board.lines[2] == "Hideouts in brackets were never found."
    assert page(over, 0).lines[0] == "You win! The manhunt failed, and the Fugitive slipped away."
    assert page(over, 1).lines[0].startswith("Ana (Fugitive) wins.")
    alone = replace(over, guesses=over.guesses[:1])
    assert page(alone, None).lines[0].endswith("wins: the manhunt was given up, and the Fugitive slipped away.")
    assert [page(over, seat).lines[1:] for seat in (0, 1)] == [board.lines[1:3]] * 2
    assert more(over, 0) == more(over, 1) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_stay_within_discord_in_random_and_longest_games(language):
    states = [state for state, _ in playouts()] + list(longest_games())
    for state in states:
        for viewer in SEATS:
            shown = page(state, viewer, language)
            assert len("\n".join(shown.lines)) <= 3500
            assert 0 < len(shown.alt) <= 1024
            assert len(shown.title) <= 256
            assert shown.rows == ()
            if viewer is None:
                assert len(shown.lines) <= 8


def test_alt_text_holds_the_facts_of_the_picture():
    alt = page(MIDDLE, None).alt
    for fact in ("Ana (Fugitive)", "Ben (Marshal)", "9 (sprint: 11, 8)", "? (1 sprint card)", "15‑28:\u00a03"):
        assert fact in alt


def test_alt_text_is_whole_even_for_the_longest_row():
    for state in longest_games():
        assert page(state, None).alt.endswith(".")


def test_pages_and_pictures_hold_nothing_hidden():
    for number, (state, _) in enumerate(playouts()[:160]):
        if state.result is not None:
            continue
        for viewer in SEATS:
            other = GAME.imagine(GAME.view(state, viewer), Chance(b"other", number))
            here, there = GAME.view(state, viewer), GAME.view(other, viewer)
            assert encode(here) == encode(there)
            assert page(state, viewer) == page(other, viewer)
            if number % 16 == 0:
                assert PRESENTER.picture(here, said()) == PRESENTER.picture(there, said())


def test_a_public_row_shows_no_hidden_number():
    bare = replace(MIDDLE, row=(START, Spot(38, (36, 37), 2), Spot(40, (35,), 3)), marshal_hand=(), guesses=())
    for viewer, lines in ((None, page(bare, None).lines), (1, more(bare, 1))):
        shown = page(bare, viewer)
        row = next(line for line in lines if line.startswith("**Row**"))
        assert not re.findall(r"3[5-8]|40", row + shown.alt.replace("29-41", ""))


def fields(state, seat):
    """Every field that random play meets, with what was picked before it."""
    for ask in GAME.asks(state, seat):
        picked = ()
        while (field := GAME.next_field(state, seat, ask, picked)) is not None:
            yield ask, field, picked
            picked += (field.options[: max(field.least, 1)],)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough(language):
    say = said(language)
    for state, _ in playouts():
        for seat in waited_for(GAME, state, 2):
            view = GAME.view(state, seat)
            assert PRESENTER.turn(GAME.view(state, None), say, seat)
            for ask in GAME.asks(state, seat):
                assert 0 < len(PRESENTER.button(None, Move(ask.verb), say)) <= 38
            for ask, field, picked in fields(state, seat):
                assert 0 < len(PRESENTER.ask(view, ask, field, picked, say)) <= 150
                groups = PRESENTER.groups(view, ask, field, (), say)
                assert groups
                for group in groups:
                    assert 0 < len(group.options) <= 25
                    assert len(group.heading) <= 100
                for option in field.options:
                    label, detail = PRESENTER.option(view, ask, field, picked, option, say)
                    assert 0 < len(label) <= 100
                    assert len(detail) <= 100
                full = Move(ask.verb, (*picked, field.options))
                assert 0 < len(PRESENTER.button(None, full, say)) <= 80


def test_moves_in_words():
    words = {
        "hide 19 16": "Hide at 19 with 16",
        "hide 19 16+15": "Hide at 19 with 16 and 15",
        "hide 16 -": "Hide at 16",
        "hide 3": "Hide at 3",
        "hide 42 40+38": "Run for 42 with 40 and 38",
        "draw 2": "Draw from 15-28",
        "guess 7+12": "Guess 7 and 12",
        "pass": "Pass",
        "stop": "Stop here",
        "give_up": "Give up",
        "take": "Take a card",
        "decline": "Decline",
    }
    for text, label in words.items():
        assert PRESENTER.button(None, Move.parse(text), said()) == label
    every = Move("guess", (tuple(map(str, range(1, 42))),))
    assert PRESENTER.button(None, every, said()) == "Guess 41 numbers"


def test_the_sprint_menu_says_how_many_footprints_are_needed():
    view, say = GAME.view(MIDDLE, 0), said()
    ask = GAME.asks(MIDDLE, 0)[0]
    for hideout, text in (
        ("19", "Sprint to 19: at least 2 footprints"),
        ("16", "Sprint cards: optional, as a bluff"),
    ):
        field = GAME.next_field(MIDDLE, 0, ask, ((hideout,),))
        assert PRESENTER.ask(view, ask, field, ((hideout,),), say) == text
    assert PRESENTER.option(view, ask, ask.fields[0], (), "22", say) == ("22", "needs 5 footprints")


def test_a_sprint_card_is_held_against_the_hideout_just_picked():
    """§3.3: a card below that hideout is good for nothing else, though it lies above the last one."""
    view, say, ask = GAME.view(MIDDLE, 0), said(), GAME.asks(MIDDLE, 0)[0]
    sprints = SPRINTS.of(("6", "16", "19", "22"))
    for hideout, alive in (("16", ("19", "22")), ("19", ("22",)), ("22", ())):
        for card in sprints.options:
            told = "could still be a hideout" if card in alive else "no use as a hideout now"
            assert PRESENTER.option(view, ask, sprints, ((hideout,),), card, say)[1] == told


GUESS = Ask("guess", (NUMBERS.of(tuple(map(str, range(1, 42))), 1, 41),))


def test_a_guess_offers_what_is_still_possible_in_a_menu_if_it_fits_else_in_one_for_each_deck():
    groups = PRESENTER.groups(GAME.view(MIDDLE, 1), GUESS, GUESS.fields[0], (), said())
    assert [(group.heading, group.options) for group in groups] == [
        ("Guess from 10-17 …", ("10", "12", "14", "15", "16", "17"))
    ]
    far = replace(
        MIDDLE, row=(START, Spot(20, (6, 8, 10, 12, 14, 16, 18, 22, 24, 26, 28, 30), 1)), guesses=(), marshal_hand=()
    )
    groups = PRESENTER.groups(GAME.view(far, 1), GUESS, GUESS.fields[0], (), said())
    assert [(group.heading, len(group.options)) for group in groups] == [
        ("Guess from 1-14 …", 14), ("Guess from 15-27 …", 13),
    ]  # fmt: skip


def test_a_number_that_missed_among_others_is_not_told_as_missed_alone():
    """§3.4: nobody hears which of several numbers was wrong."""
    view = replace(GAME.view(MIDDLE, 1), guesses=(Guess((10, 15), False, 2, 3), Guess((14,), False, 2, 3)))
    told = {
        number: PRESENTER.option(view, GUESS, GUESS.fields[0], (), number, said())[1] for number in ("10", "14", "16")
    }
    assert told == {"10": "missed along with others", "14": "missed before", "16": ""}


def test_a_band_without_anything_possible_is_left_out_and_nothing_possible_shows_all():
    held = replace(MIDDLE, marshal_hand=tuple(range(15, 29)))
    groups = PRESENTER.groups(GAME.view(held, 1), GUESS, GUESS.fields[0], (), said())
    assert [group.options for group in groups] == [("10", "12", "14")]
    held = replace(MIDDLE, marshal_hand=tuple(range(1, 42)))
    groups = PRESENTER.groups(GAME.view(held, 1), GUESS, GUESS.fields[0], (), said())
    assert sum(len(group.options) for group in groups) == 41


@pytest.mark.parametrize("text", ["7 12", "7, 12", "12 7", "7,12,7", " 7 ; 12 ", "07 12", "7 and 12", "7 y 12", "7+12"])
def test_typed_guesses(text):
    assert PRESENTER.typed(None, GUESS, (), text, said()) == Move("guess", (("7", "12"),))


@pytest.mark.parametrize("text", ["", "  ", "seven", "7 twelve", "7-12", "-7", "7.5", "٧", "7" * 4, ","])
def test_what_cannot_be_read_as_a_guess(text):
    assert PRESENTER.typed(None, GUESS, (), text, said()) is None


def test_only_a_guess_can_be_typed():
    assert PRESENTER.types(GUESS)
    assert not PRESENTER.types(Ask("draw"))
    assert PRESENTER.typed(None, Ask("draw"), (), "7", said()) is None
