"""What the sentences of the lessons say in numbers (cogs/colditz/game.toml) is so on their paths."""

import pytest

from bot.engine.move import Move
from bot.installed_games import installed_game
from cogs.colditz.rules.game import GAME

COLDITZ = installed_game("colditz")
ESCAPER, GERMAN = COLDITZ.lessons
SAY = COLDITZ.say("en", ("Ana", "Ben"))


def hand(lesson, step):
    """Return what the learner reads in the hand before a step."""
    return "\n".join(COLDITZ.presenter.hand(GAME.view(lesson.position(GAME, step), lesson.learner), SAY).lines)


def button(lesson, step, move):
    """Return the label of a move before a step."""
    view = GAME.view(lesson.position(GAME, step), lesson.learner)
    return COLDITZ.presenter.button(view, Move.parse(move), SAY)


@pytest.mark.parametrize(
    ("lesson", "step", "told"),
    [
        (ESCAPER, "wc", ("19 points", "Laundry, W.C., Parcel office and Interview room")),
        (ESCAPER, "call", ("**D** found by a roll of 12", "**E** found by a roll of 14")),
        (ESCAPER, "hide", ("21 points", "missing 1 rope")),
        (ESCAPER, "wire", ("16 points", "nothing missing")),
        (GERMAN, "harmless", ("7 points",)),
        (GERMAN, "caught", ("8 points", "B (guard 5 needs 7 points)")),
        (GERMAN, "chase", ("10 points", "10 spaces from freedom")),
    ],
)
def test_each_step_stands_where_its_sentences_say(lesson, step, told):
    shown = hand(lesson, step)
    assert [each for each in told if each not in shown] == []


def test_the_buttons_bear_the_risks_that_are_told():
    assert "risk 89 %" in button(ESCAPER, "hide", "move 0.0 N14")
    assert "risk 12 %" in button(ESCAPER, "wire", "move 0.0 F6")
    assert "risk 19 %" in button(ESCAPER, "wire", "move 0.0 G5")


def test_one_way_of_the_german_catches_the_man_and_the_other_does_not():
    escapes = []
    for way in GERMAN.ways:
        *_, (_, last) = GERMAN.states(GAME, str(way))
        escapes.append(last.officers[0].escapes)
    assert escapes == [0, 1]
