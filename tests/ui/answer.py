"""What came of one act of a player."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.ui.messages import EPHEMERAL, LOADING, Json, text


@dataclass(frozen=True)
class Answer:
    """How an act was answered. `told` are the messages that it made, `act` is what the world itself calls the act."""

    act: Any
    acknowledged: bool
    private: bool
    told: list[Json] = field(default_factory=list)
    form: Json | None = None
    suggestions: list[Json] | None = None


def answer(made: Answer) -> str:
    """Read all words of an answer; everything must be private and nothing left thinking."""
    assert made.acknowledged
    for message in made.told:
        assert message["flags"] & EPHEMERAL or made.private, text(message)
        assert not message["flags"] & LOADING
    return "\n".join(text(message) for message in made.told)
