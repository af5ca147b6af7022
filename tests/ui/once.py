"""What is the same for each of hundreds of bots is made once."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.engine.codec import encode
from bot.local import kinds, limits_commands
from bot.ui.command_texts import command_payloads


@pytest.fixture(autouse=True, scope="session")
def told_once() -> Iterator[None]:
    """Translate the commands once, and let the local Discord check them once."""
    kept: list[bytes] = []

    async def remembered(tree: Any) -> Any:
        if not kept:
            kept.append(encode(await command_payloads(tree)))
        return json.loads(kept[0])

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("bot.local.rest.check", _once(kinds.check, 1))
        monkeypatch.setattr(limits_commands, "commands", _once(limits_commands.commands, 0))
        monkeypatch.setattr("bot.ui.command_texts.command_payloads", remembered)
        yield


def _once(check: Callable[..., None], body: int) -> Callable[..., None]:
    """Skip a check of the same commands as passed it last; `body` is which of its values they are."""
    passed: list[Any] = []

    def checked(*values: Any) -> None:
        if values[body] in passed:
            return
        check(*values)
        if isinstance(values[body], list):
            passed[:] = [copy.deepcopy(values[body])]

    return checked
