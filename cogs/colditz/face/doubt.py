"""The hidden card that decided an ended game, and how likely that card had seemed.

It is the Security card with which the German arrested or shot men. Otherwise it is the Equipment that the winner paid
last (docs/rules/colditz.md §3.7, §3.13 to §3.15).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chronicle import LogEntry
from bot.engine.doubt import Doubt, doubted, last
from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.colditz.data import kind
from cogs.colditz.events.cards import Played
from cogs.colditz.events.guards import Discovered, Searched, Shot
from cogs.colditz.events.prisoners import Paid
from cogs.colditz.face import words
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.view import View

CARDS: dict[type[Event], str] = {Searched: "search", Discovered: "tunnel_found", Shot: "shoot"}
"""For each event in which men are caught or shot, the Security card that causes the event."""


def doubt(view: View, seat: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return how surprising the hidden card that decided the game was for a player, as a `Doubt`, or None.

    For an officer, it is the German's card that took men of that officer, if there was one. Otherwise it is the last
    Equipment that the winner paid.
    """
    return (_card(seat, view.german, moves) if seat != view.german else None) or _paid(view, seat, moves)


def _card(seat: Seat, german: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return how likely it seemed that the German held the card that took the player's men, as a `Doubt`.

    The result is None if no card took any.
    """
    took = last(moves, lambda move: any(type(event) in CARDS and seat in event.touches for event in move.events))
    if took is None:
        return None
    card = next(CARDS[type(event)] for event in took.events if type(event) in CARDS and seat in event.touches)
    before = moves[: moves.index(took) + 1]
    played = last(
        before, lambda move: any(isinstance(each, Played) and kind(each.card) == card for each in move.events)
    )
    if played is None:
        return None
    held = doubted(lambda state: any(kind(each) == card for each in state.hand))
    return Doubt(played.version, "card", held, lambda say: {"rival": say.name(german), "card": words.card(card, say)})


def _paid(view: View, seat: Seat, moves: Sequence[LogEntry]) -> Doubt | None:
    """Return how likely it seemed that the winner held the Equipment that was paid last, as a `Doubt`.

    The result is None if the winner paid none.
    """
    winners = view.result.winners if view.result is not None else ()
    move = last(moves, lambda move: any(isinstance(event, Paid) and event.who in winners for event in move.events))
    if move is None or seat in winners:
        return None
    paid = next(event for event in move.events if isinstance(event, Paid) and event.who in winners)
    what, count = paid.equipment

    def holds(state: Any) -> bool:
        officer = state.officers[state.officer(paid.who)]
        return bool(officer.stock[EQUIPMENT.index(what)] >= count or any(card in officer.cards for card in paid.cards))

    return Doubt(
        move.version,
        "paid",
        doubted(holds),
        lambda say: {"rival": say.name(paid.who), "equipment": words.equipment(what, count, say)},
    )
