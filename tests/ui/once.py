"""What is the same for each of hundreds of bots is made once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.codec import encode
from bot.ui.command_texts import command_payloads


@pytest.fixture(autouse=True, scope="session")
def told_once() -> Iterator[None]:
    """Translate the commands once."""
    kept: list[bytes] = []

    async def remembered(tree: Any) -> Any:
        if not kept:
            kept.append(encode(await command_payloads(tree)))
        return json.loads(kept[0])

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("bot.ui.command_texts.command_payloads", remembered)
        yield
