"""Texts of a release to come, for the tests of how tables hear of one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine.texts import Texts

NOTES = {
    "release-2": {"en": "The board is larger.", "es": "El tablero es más grande."},
    "release-2-computers": {"en": "Computers think longer.", "es": "Las computadoras piensan más."},
    "fugitive-release-2": {"en": "The deck is new.", "es": "El mazo es nuevo."},
}
"""By key and language."""


def add_notes(monkeypatch: pytest.MonkeyPatch, notes: Mapping[str, Mapping[str, str]] = NOTES) -> None:
    """Let all texts have `notes` as well."""
    contains, say = Texts.__contains__, Texts.say

    def says(self: Texts, key: str, /, **args: Any) -> str:
        return notes[key][self.language] if key in notes else say(self, key, **args)

    monkeypatch.setattr(Texts, "__contains__", lambda self, key: key in notes or contains(self, key))
    monkeypatch.setattr(Texts, "say", says)
