"""Positions of a game in all languages at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.diagram import Diagram, Piece
from bot.engine.record import Record
from bot.engine.texts import LANGUAGES
from bot.installed_games import InstalledGame

Words = tuple[str, ...]
"""The same text in all languages, in the order of `LANGUAGES`."""


class Part(Record, frozen=True):
    """A piece of a diagram, with its words in all languages."""

    spot: str
    sprite: str
    x: int
    y: int
    words: Words


class Position(NamedTuple):
    """A position of a game as a diagram, with its words in all languages."""

    ground: str
    parts: tuple[Part, ...]
    facts: tuple[Words, ...]


class Positions:
    """Computes positions. The words of each piece in all languages are cached."""

    def __init__(self, title: InstalledGame, names: Sequence[Sequence[str]]) -> None:
        self.title = title
        self.says = tuple(title.say(each, tuple(called)) for each, called in zip(LANGUAGES, names, strict=True))
        self._parts: dict[Piece, Part] = {}

    def of(self, state: Any) -> Position:
        """Return the position of a state with every secret revealed."""
        drawn = [self.title.presenter.diagram(state, say) for say in self.says]
        self._learn(drawn)
        facts = tuple(zip(*(each.facts for each in drawn), strict=True))
        return Position(drawn[0].ground, tuple(self._parts[piece] for piece in drawn[0].pieces), facts)

    def diagram(self, state: Any) -> Diagram:
        """Return the diagram of a state in the first language, and cache its pieces for the method `part`."""
        drawn = self.title.presenter.diagram(state, self.says[0])
        if any(piece not in self._parts for piece in drawn.pieces):
            self._learn([drawn, *(self.title.presenter.diagram(state, say) for say in self.says[1:])])
        return drawn

    def part(self, piece: Piece) -> Part:
        """Return a piece with its words in all languages, from the cache."""
        return self._parts[piece]

    def _learn(self, drawn: Sequence[Diagram]) -> None:
        """Cache the words of a position's pieces. `drawn` is its diagram in each language.

        Each spot has one piece.
        """
        others = [{piece.spot: piece.words for piece in each.pieces} for each in drawn[1:]]
        for piece in drawn[0].pieces:
            words = (piece.words, *(each[piece.spot] for each in others))
            self._parts[piece] = Part(piece.spot, piece.sprite, piece.x, piece.y, words)
