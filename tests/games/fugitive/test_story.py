"""The end of a game as it is told: the story in five lines, the fate of who lost, every secret turned up."""

import re
from functools import cache

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.chronicle import LogEntry
from bot.engine.game import Result, settled
from bot.engine.playout import game_seed, playout
from bot.engine.texts import LANGUAGES
from cogs.fugitive import data
from cogs.fugitive.events import GaveUp, Passed
from cogs.fugitive.face.parts import HEIGHT
from cogs.fugitive.face.story import hideouts
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.contract.pictures import opened
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot

GAMES = range(10)
LEVELS = ("hard", "normal", "easy")


def said(language="en"):
    """Give the texts for Ana, the Marshal, and Ben, the Fugitive."""
    return installed_games.installed_game("fugitive").say(language, ("Ana", "Ben"))


@cache
def played(number):
    """Let computers play a numbered game, and give its last view and what its moves told."""
    policy = installed_games.installed_game("fugitive").policies[LEVELS[number % len(LEVELS)]]
    options = settled(GAME, {"roles": "host_marshal"})
    first, *rest = playout(GAME, 2, options, game_seed("story", number), [policy])
    moves = (LogEntry(-1, first.step.events), *(LogEntry(move.seat, move.step.events) for move in rest))
    return GAME.view(rest[-1].step.state, None), moves


def over(reason, *row, winner=MARSHAL, guesses=(), hand=(42,), round=9):
    """Give the view of an ended game."""
    state = position("over", *row, guesses=guesses, hand=hand, round=round)
    return GAME.view(replace(state, result=Result((winner,), reason)), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", GAMES)
def test_the_story_of_a_real_game(language, number):
    view, moves = played(number)
    lines = PRESENTER.story(view, moves, said(language))
    assert 2 <= len(lines) <= 5
    assert len(set(lines)) == len(lines)
    assert lines[0].startswith({"en": "The turning point", "es": "El momento decisivo"}[language])
    assert all(len(line) <= 200 for line in lines)
    assert any(str(one.number) in " ".join(lines) for one in hideouts(view))


def test_a_story_of_every_kind():
    told = "\n".join(line for number in GAMES for line in PRESENTER.story(*played(number), said()))
    for beginning in ("Closest miss", "Boldest run", "Longest hidden", "guesses were right"):
        assert beginning in told


ROW = (shown(3), spot(9, 8, 11, round=2), shown(22, 12, 14, 16, 18, 20, round=4), spot(24, 2, 4, round=6))
MISSED = (
    Guess((3,), True, 1, 2),
    Guess((9, 20), False, 5, 4),
    Guess((22,), True, 6, 5),
    Guess((25,), False, 8, 5),
)


def test_the_lines_of_a_story():
    view = over("resigned", *ROW, guesses=MISSED)
    assert PRESENTER.story(view, (LogEntry(FUGITIVE, (Passed(FUGITIVE), Passed(FUGITIVE))),), said()) == (
        "Best guess: in round 6 Ana named 22, when 19 numbers were possible.",
        "Closest miss: in round 5 Ana named 9 and 20; only 20 was wrong.",
        "Boldest run: from 9 to 22 in round 4, 10 footprints with 12, 14, 16, 18 and 20.",
        "Best bluff: 24 on 2 sprint cards, none of them needed; never found.",
        "Longest hidden: 9, face-down for 7 rounds from round 2 on; never found.",
    )
    few = PRESENTER.story(
        over("resigned", spot(3), guesses=(Guess((2,), False, 1, 2),)),
        (LogEntry(FUGITIVE, (Passed(FUGITIVE), Passed(FUGITIVE))),),
        said(),
    )
    assert few[-1] == "0 of 1 guess was right; Ben passed 2 times."


def test_a_number_that_was_placed_later_was_no_near_miss():
    """§3.4: what counts is what lay there when it was named."""
    early = over("resigned", spot(3), spot(25, *range(26, 36), round=8), guesses=(Guess((24,), False, 2, 2),))
    assert not any("Closest" in line for line in PRESENTER.story(early, (), said()))
    late = over("resigned", spot(3), spot(25, *range(26, 36), round=8), guesses=(Guess((24,), False, 8, 3),))
    assert "Closest miss: in round 8 Ana named 24; the hideout was 25." in PRESENTER.story(late, (), said())


def test_the_best_guess_is_the_one_among_most_others():
    """From 3 on four footprints: 4 to 10; later from 9 on 10 to 16, but for the 11 that lay open by then."""
    row = (shown(3), shown(9, 8, 11, round=2), shown(14, 2, 4, round=4), spot(16, round=6))
    hits = (Guess((3,), True, 1, 2), Guess((9,), True, 2, 3), Guess((14,), True, 4, 4))
    told = PRESENTER.story(over("resigned", *row, guesses=hits), (), said())
    assert "Best guess: in round 2 Ana named 9, when 7 numbers were possible." in told
    both = (Guess((3,), True, 1, 2), Guess((9, 14), True, 4, 4))
    told = PRESENTER.story(over("resigned", *row, guesses=both), (), said())
    assert "Best guess: in round 4 Ana named 9 and 14 together, when 14 numbers were possible." in told
    turning = PRESENTER.story(over("caught", *row[:1], *row[1:3], guesses=both), (), said())
    assert not any("Best guess" in line for line in turning)
    hunted = PRESENTER.story(
        over("manhunt", *row[:1], *row[1:3], shown(42), guesses=(*both, Guess((42,), True, 9, 5))), (), said()
    )
    assert "the Marshal didn't miss once in the manhunt" in hunted[0], "not what was found at once before it"
    sure = (Guess((3,), True, 1, 2), *(Guess((number,), False, 3, 3) for number in (4, 5)), Guess((6,), True, 4, 4))
    certain = over("resigned", shown(3), shown(6, round=2), spot(20, *range(8, 14), round=4), guesses=sure)
    assert not any("Best guess" in line for line in PRESENTER.story(certain, (), said()))
    few = over("caught", shown(2), guesses=(Guess((2,), True, 4, 2),))
    assert not any("Best guess" in line for line in PRESENTER.story(few, (), said()))


def test_a_miss_that_would_have_won_is_told_so():
    row = (shown(3), spot(6, round=2), spot(9, round=4))
    alone = over(
        "escaped_clean", *row[:2], winner=FUGITIVE, guesses=(Guess((3,), True, 1, 2), Guess((5,), False, 2, 3))
    )
    missed = (
        "Closest miss: in round 2 Ana named 5; the hideout was 6, the last one left. A hit would have won the game."
    )
    assert missed in PRESENTER.story(alone, (), said())
    more = replace(alone, row=over("escaped_clean", *row).row, guesses=(alone.guesses[0], Guess((5,), False, 4, 4)))
    assert "Closest miss: in round 4 Ana named 5; the hideout was 6." in PRESENTER.story(more, (), said())


HUNT = (shown(3), spot(9, 8, 11), spot(24, *range(12, 22)), shown(42, 26, 28, 30, 32, 34, 36, 38, 40))
TURNS = (
    (
        over("escaped", *HUNT, winner=FUGITIVE, guesses=(Guess((25,), False, 9, 5),)),
        (),
        "named 25; the nearest",
    ),
    (over("escaped", *HUNT, winner=FUGITIVE), (GaveUp(MARSHAL),), "gave up the manhunt with 9 and 24"),
    (
        over("escaped_clean", *HUNT[:3], shown(31), HUNT[3], winner=FUGITIVE, guesses=(Guess((31,), True, 7, 5),)),
        (),
        "in round 7 Ana found 31",
    ),
    (over("caught", shown(3), shown(9), guesses=(Guess((3, 9), True, 4, 3),)), (), "found 3 and 9 in one guess"),
    (
        over("caught", shown(3), guesses=(Guess((3,), True, 4, 2),)),
        (),
        "in round 4 Ana found 3, and Ben had no hideout left",
    ),
    (over("manhunt", shown(3), HUNT[3], guesses=(Guess((3,), True, 4, 3),)), (), "didn't miss once"),
)


@pytest.mark.parametrize(("view", "events", "words"), TURNS, ids=[words for _, _, words in TURNS])
def test_the_turning_point(view, events, words):
    first = PRESENTER.story(view, (LogEntry(MARSHAL, events),), said())[0]
    assert first.startswith("The turning point")
    assert words in first


FATES = (
    ("caught", MARSHAL, "Ben was caught at 24, 18 short of 42, with 1 card in hand."),
    ("manhunt", MARSHAL, "Ben reached 42 and was hunted down."),
    ("limit", MARSHAL, "Ben was still at 24 when the roads closed."),
    ("resigned", MARSHAL, "Ben resigned at 24."),
    ("resigned", FUGITIVE, "Ana resigned before finding 9 and 24."),
    ("escaped", FUGITIVE, "Ana never found 9 and 24."),
    ("escaped_clean", FUGITIVE, "Ana never found 9 and 24."),
)


@pytest.mark.parametrize(("reason", "winner", "told"), FATES)
def test_the_loser_has_a_line(reason, winner, told):
    view = over(reason, *ROW, winner=winner)
    assert PRESENTER.fate(view, 1 - winner, said()) == told
    assert PRESENTER.fate(view, winner, said()) == ""
    assert PRESENTER.fate(view, 1 - winner, said("es")) != told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", GAMES)
def test_every_card_is_turned_up_once(number, language):
    view, _ = played(number)
    row, *_, hands, never = PRESENTER.revealed(view, said(language))
    for one in hideouts(view):
        assert ", ".join(map(str, one.cards)) in row
        assert str(one.number) in row
    laid = {card for one in hideouts(view) for card in (one.number, *one.cards)}
    held = {*view.hand, *view.marshal_hand}
    assert all(str(card) in hands for card in held)
    words = never.replace(",", "").split()
    assert {int(word) for word in words if word.isdigit()} == set(range(4, data.ESCAPE)) - laid - held


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_picture_of_the_end(number):
    view, _ = played(number)
    image = opened(PRESENTER.ending_picture(view, said())())
    assert (image.size, image.mode, image.info) == ((1200, HEIGHT), "P", {})
    bare = replace(view, marshal_hand=())
    assert PRESENTER.ending_picture(bare, said())() != PRESENTER.ending_picture(view, said())()


def test_the_longest_end_can_be_drawn():
    held = tuple(card for card in range(1, 41) if card not in (5, 9))
    view = over("caught", *(spot(number) for number in (5, 9)), hand=held)
    assert opened(PRESENTER.ending_picture(view, said())()).size == (1200, HEIGHT)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Going by what Ana knew, it was"), ("es", "su probabilidad era del")]
)
def test_the_marshal_is_told_what_she_might_have_believed(language, word):
    """Her miss that was much less likely than one that lay there, with both chances."""
    row = (shown(3), spot(6, round=2), spot(9, round=4))
    missed = (Guess((3,), True, 1, 2), Guess((12,), False, 4, 4))
    view = over("escaped_clean", *row, winner=FUGITIVE, guesses=missed)
    line = PRESENTER.cause(view, MARSHAL, (), said(language))
    assert word in line
    assert "12" in line
    named, there = (int(each) for each in re.findall(r"(\d+)\s?%", line))
    assert named < there
    assert PRESENTER.cause(over("escaped_clean", *row, winner=FUGITIVE), MARSHAL, (), said(language)) == ""


def test_the_fugitive_is_told_of_hideouts_without_a_bluff():
    found = (Guess((3,), True, 4, 2), Guess((5,), True, 4, 3), Guess((9,), True, 4, 4))
    view = over("caught", shown(3), shown(5), shown(9, 14, 16), guesses=found)
    assert PRESENTER.cause(view, FUGITIVE, (), said()) == (
        "Of the 3 hideouts that Ana found, Ben had placed 2 without a sprint card."
    )
