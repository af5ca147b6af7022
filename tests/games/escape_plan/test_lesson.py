"""What the sentences of the lesson say in numbers (cogs/escape_plan/game.toml) is so on its path."""

import pytest

from bot.engine.move import Move
from bot.installed_games import installed_game
from cogs.escape_plan.rules.game import GAME

TITLE = installed_game("escape_plan")
LESSON = TITLE.lessons[0]
SAY = TITLE.say("en", ("Ana", "Ben", "Cleo"))


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("go", ("3 points", "you face County")),
        ("leaving", ("income $8k", "Federal, County, SWAT")),
        ("rest", ("**Night:**", "Federal, County, SWAT")),
        ("exit", ("**Evening:**", "stash** $680k", "Federal, County, SWAT")),
    ],
)
def test_each_step_stands_where_its_sentences_say(step, told):
    view = GAME.view(LESSON.position(GAME, step), LESSON.learner)
    shown = "\n".join(TITLE.presenter.hand(view, SAY).lines)
    assert [each for each in told if each not in shown] == []
    if step == "exit":
        assert "Exit 1 for $7k" in TITLE.presenter.button(view, Move.parse("move D1.exit"), SAY)


def test_whatever_is_decided_the_learner_gets_out_richest():
    for way in LESSON.ways:
        *_, (_, last) = LESSON.states(GAME, str(way))
        assert last.result.winners == (LESSON.learner,)
        assert f"${last.result.standing[LESSON.learner]}k" in SAY("escape_plan-lesson-end")
