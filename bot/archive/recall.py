"""Compute how a viewer sees a past moment of an ended game. Any process can do it from plain data."""

from __future__ import annotations

from typing import NamedTuple

from bot.archive.beliefs import WORLDS, beliefs
from bot.engine.codec import decode
from bot.engine.diagram import Believed, Diagram
from bot.engine.layout import Layout, believed_layout, revealed_layout
from bot.engine.record import Record, Viewer
from bot.installed_games import installed_game


class Look(Record, frozen=True):
    """A request to see a past moment: the state as JSON, and the secret of its table.

    `seat` is the seat whose beliefs are shown; None shows everything. The texts are in `locale` and contain the
    players' names.
    """

    title: str
    schema: int
    state: bytes
    secret: bytes
    seat: Viewer
    locale: str
    names: tuple[str, ...]


class Doubt(NamedTuple):
    """A spot of the board whose content a seat did not know.

    It has the true content in words ("" for nothing), and what the seat could believe to be there, the most likely
    first.
    """

    truth: str
    believed: tuple[Believed, ...]

    @property
    def true(self) -> float:
        """The share of sampled states in which the true content was on the spot, from 0 to 1."""
        if not self.truth:
            return 1 - sum(each.share for each in self.believed)
        return sum(each.share for each in self.believed if each.piece.words == self.truth)


class RecalledMoment(NamedTuple):
    """A past moment of an ended game.

    It has the true position, its drawing for the viewer, and the seat's knowledge and doubts.
    """

    truth: Diagram
    layout: Layout
    known: tuple[str, ...]
    doubts: tuple[Doubt, ...]


def recall(look: Look) -> RecalledMoment:
    """Return the moment that `look` requests.

    Raises ValueError for a request from another version of the program.
    """
    asked = installed_game(look.title)
    if look.schema != asked.game.schema:
        raise ValueError(f"{look.title}: a state of schema {look.schema}, this program has {asked.game.schema}")
    state, say = decode(asked.game.state_type, look.state), asked.say(look.locale, look.names)
    truth = asked.presenter.diagram(state, say)
    if look.seat is None:
        return RecalledMoment(truth, revealed_layout(truth), tuple(piece.words for piece in truth.pieces), ())
    believed = beliefs(asked, look.secret, state, look.seat, say, WORLDS)
    known = tuple(each.piece.words for spot in believed.values() for each in spot if each.share == 1)
    return RecalledMoment(truth, believed_layout(truth.ground, believed), known, doubts(truth, believed))


def doubts(truth: Diagram, believed: dict[str, tuple[Believed, ...]]) -> tuple[Doubt, ...]:
    """Return the spots whose content a seat did not know, in the order of the diagram."""
    lies = {piece.spot: piece.words for piece in truth.pieces}
    unknown = (spot for spot in dict.fromkeys((*lies, *believed)) if not _known(believed.get(spot, ())))
    return tuple(Doubt(lies.get(spot, ""), believed.get(spot, ())) for spot in unknown)


def _known(spot: tuple[Believed, ...]) -> bool:
    return any(each.share == 1 for each in spot)
