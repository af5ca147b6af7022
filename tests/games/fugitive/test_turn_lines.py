"""A turn in one line: who once, everything done, secrets where the reader may have them, and nothing said twice."""

import re

import pytest

from bot import installed_games
from bot.engine.chronicle import LogEntry, chapters, heard
from bot.engine.texts import LANGUAGES
from cogs.fugitive.events import (
    Declined,
    Drew,
    DrewCard,
    Found,
    FoundCovered,
    Guessed,
    Hid,
    HidAt,
    HouseEvent,
    Idle,
    Kept,
    Looked,
    Manhunt,
    Over,
    Passed,
    Raided,
    Ran,
    Round,
    Saw,
    Watched,
    Witness,
)
from cogs.fugitive.face.words import laid
from cogs.fugitive.house import House
from cogs.fugitive.render import PRESENTER
from tests.contract.playouts import recorded

ANA, BEN = 0, 1
"""The Fugitive and the Marshal."""


def said(language="en"):
    return installed_games.installed_game("fugitive").say(language, ("Ana", "Ben"))


DRAW, CARD = Drew(ANA, 2), DrewCard(ANA, 16, to=(ANA,))
HIDE, PLACE = Hid(ANA, 3, 1), HidAt(ANA, 19, (16,), to=(ANA,))
RIGHT, FIND = Guessed(BEN, (9,), True), Found(9, 2, (8, 11), ANA)

LINES = (
    ((DRAW, HIDE), None, "Ana drew from 15-28, then hid with 1 sprint card."),
    ((DRAW, CARD, HIDE, PLACE), ANA, "You drew 16, then hid at 19 (sprint: 16)."),
    ((DRAW, CARD, HIDE, PLACE), None, "Ana drew 16, then hid at 19 (sprint: 16)."),
    ((HIDE, Hid(ANA, 4, 0)), None, "Ana hid twice with 1 and 0 sprint cards."),
    ((Hid(ANA, 3, 0), Hid(ANA, 4, 0)), None, "Ana hid twice without sprint cards."),
    ((HIDE, PLACE, Hid(ANA, 4, 0), HidAt(ANA, 20, (), to=(ANA,))), ANA, "You hid at 19 (sprint: 16) and 20."),
    ((DRAW, DRAW, Drew(ANA, 3)), None, "Ana drew 3 cards from 15-28 and 29-41."),
    ((Passed(ANA), Declined(ANA)), None, "Ana passed without the extra card."),
    ((Drew(BEN, 1), Guessed(BEN, (7, 12), False)), None, "Ben drew from 4-14, then guessed 7 and 12 and missed."),
    ((RIGHT, FIND), None, "Ben tracked down 9 (sprint: 8, 11)."),
    ((RIGHT, FIND), ANA, "Ben tracked you down at 9 (sprint: 8, 11)."),
    ((RIGHT,), ANA, "Ben guessed 9 and hit."),
    ((FIND,), None, "Found: 9 (sprint: 8, 11)."),
    (
        (RIGHT, FIND, Guessed(BEN, (5,), True), Found(5, 1, (), ANA), Guessed(BEN, (20,), False), Over(ANA, "escaped")),
        BEN,
        "You tracked down 9 (sprint: 8, 11) and 5, then guessed 20 and missed."
        " One wrong door, and the Fugitive was gone.",
    ),
    ((Ran(ANA, 2), Manhunt(BEN, 9)), None, "Ana made a run for 42 with 2 sprint cards. Sirens: the manhunt began."),
    ((Idle(BEN), Drew(BEN, 1), Idle(BEN), Passed(BEN)), None, "Ben ran out of time, drew from 4-14, then passed."),
    (
        (Drew(BEN, 1), HouseEvent(BEN, int(House.WITNESS)), Witness(2, True), Drew(BEN, 3)),
        None,
        "Ben drew the event Witness (the hideout at place 2 is odd), then drew from 29-41.",
    ),
    (
        (Drew(BEN, 1), HouseEvent(BEN, int(House.RAID)), Raided(ANA, 7)),
        BEN,
        "You drew the event Raid (the Fugitive lost 7).",
    ),
    (
        (Looked(ANA, int(House.LEAK)), Saw(ANA, (6, 17), to=(ANA,))),
        ANA,
        "You saw 6 and 17.",
    ),
    (
        (Watched(BEN, 1, True), Saw(BEN, (7, 9), to=(BEN,)), Kept(BEN, 1), DrewCard(BEN, 9, to=(BEN,))),
        BEN,
        "You looked into 4-14, saw 7 and 9, then kept 9.",
    ),
    ((Over(BEN, "resigned"),), None, "Ana resigned."),
    ((Round(4),), None, ""),
)


@pytest.mark.parametrize(("events", "reader", "line"), LINES, ids=[line for _, _, line in LINES])
def test_a_turn_in_words(events, reader, line):
    assert PRESENTER.line(events, said(), reader) == line


@pytest.mark.parametrize(
    ("reader", "line"),
    [
        (None, "Ana robó el 16 y luego se escondió en el 19 (sprint: 16)."),
        (ANA, "Robaste el 16 y luego te escondiste en el 19 (sprint: 16)."),
    ],
)
def test_a_turn_in_spanish(reader, line):
    assert PRESENTER.line((DRAW, CARD, HIDE, PLACE), said("es"), reader) == line


def test_hideouts_found_under_a_crowd_keep_their_sprint_cards():
    covered = FoundCovered(9, 2, 2, ANA)
    assert (
        PRESENTER.line((RIGHT, covered), said())
        == f"Ben tracked down {said()('fugitive-spot-covered', number=9, count=2)}."
    )


def logs(number, viewer=None, language="en", ended=False):
    """Write every turn of a numbered game for a reader; `ended` tells all."""
    moves = [LogEntry(turn.seat, turn.step.events) for turn in recorded("fugitive", number)]
    moves = moves if ended else heard(moves, lambda event: event.reaches(viewer))
    return [
        (turn, PRESENTER.line(turn.events, said(language), viewer)) for part in chapters(moves) for turn in part.turns
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(0, 24, 3))
def test_whole_games_read_well(language, number):
    """Every turn says something, names nobody twice in a row, and is short but where somebody drew or laid a lot."""
    for viewer in (None, ANA, BEN):
        for ended in (False, True):
            lines = [line for _, line in logs(number, viewer, language, ended)]
            assert all(lines)
            assert not any(re.search(r"^(Ana|Ben) [^.]*\. \1 [^.]*\. \1 [^.]*\. \1 ", line) for line in lines), number
            assert sum(len(line) > 160 for line in lines) * 20 <= len(lines) + 20
            assert not any("  " in line or line.endswith(("..", ": .")) for line in lines)


@pytest.mark.parametrize("number", range(6))
def test_after_the_end_every_hideout_stands_in_the_log(number):
    played = recorded("fugitive", number)
    text = "\n".join(line for _, line in logs(number, ended=True))
    public = "\n".join(line for _, line in logs(number))
    for spot in played[-1].step.state.row[1:]:
        place = laid(spot.hideout, spot.sprints, said())
        assert place in text
        assert not spot.sprints or (place in public) == (spot.revealed and spot.sprints_open)


@pytest.mark.parametrize("number", range(8))
def test_any_part_of_a_turn_can_be_told(number):
    """What touches a reader is told apart, so the rest of a turn has to be right without it."""
    for turn, _ in logs(number, ended=True):
        for left_out in range(len(turn.events)):
            rest = turn.events[:left_out] + turn.events[left_out + 1 :]
            for reader in (None, ANA, BEN):
                line = PRESENTER.line(rest, said(), reader)
                assert bool(line) == bool(rest)
