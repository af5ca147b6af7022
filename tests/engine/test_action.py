"""What holds for an action that says nothing else of itself."""

from typing import Any

from bot.engine.action import Action, Actions
from bot.engine.move import Ask


class Wait(Action[Any]):
    verb = "wait"


class Wave(Action[Any]):
    verb, open = "wave", True


def test_a_press_is_private_unless_an_action_says_that_it_tells_no_secret() -> None:
    offered = [Actions(Wait(), Wave())[verb].ask(None, 0) for verb in ("wait", "wave")]
    assert offered == [Ask("wait", open=False), Ask("wave", open=True)]
