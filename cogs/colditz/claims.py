"""Claims that players may make about their hidden cards, and the events that prove a claim wrong.

Officers and the German may both make claims (docs/rules/colditz.md §2.4, §2.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.engine.claims import Claim
from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.colditz.data import REACTIONS, TUNNEL_CARDS, kind
from cogs.colditz.events.cards import Diverted, Drew, Played, Reacted
from cogs.colditz.events.guards import Discovered
from cogs.colditz.events.prisoners import Dug, Intercepted
from cogs.colditz.events.roll_call import CalledRoll
from cogs.colditz.events.trades import Traded
from cogs.colditz.state import GERMAN, State

Kinds = frozenset[str]

AIMED: Kinds = frozenset(("diversion", "sabotage", "search", "roll_call", "shoot"))
"""The kinds of cards that a player aims at the other side, such as a search or sabotage."""

CAUGHT = {"key": "key_caught", "pass": "pass_caught"}
"""The German's card that takes a key, and the German's card that takes a pass."""

ANSWERS: Kinds = frozenset((*REACTIONS, *CAUGHT.values()))
"""The kinds of cards that a player uses in another player's turn."""

TUNNELS: Kinds = frozenset((*TUNNEL_CARDS, "tunnel_found"))
"""The kinds of cards that open a tunnel or discover a tunnel."""


def _has_none(kinds: Kinds, state: State, seat: Seat) -> bool:
    """Return whether a player holds no card of the given kinds."""
    officer = state.officer(seat)
    cards = state.hand if officer == GERMAN else state.officers[officer].cards
    return kinds.isdisjoint(map(kind, cards))


def _used_one(kinds: Kinds, seat: Seat, events: Sequence[Event]) -> bool:
    """Return whether a player used a card of the given kinds before drawing or trading for new cards."""
    for event in events:
        if isinstance(event, (Drew, Traded)) and seat in event.touches:
            return False
        if _used_kind(event, seat) in kinds:
            return True
    return False


def _used_kind(event: Event, seat: Seat) -> str:
    """Return the kind of card that a player used in an event, as text.

    The text is empty if the player used no card.
    """
    match event:
        case Played(who=who, card=card) | Reacted(who=who, card=card) if who == seat:
            return card
        case Diverted(who=who) if who == seat:
            return "diversion"
        case Dug(who=who, tunnel=tunnel) if who == seat:
            return tunnel
        case CalledRoll(who=who) if who == seat:
            return "roll_call"
        case Discovered(who=who) if who == seat:
            return "tunnel_found"
        case Intercepted(who=who, kind=what) if who == seat:
            return CAUGHT[what]
    return ""


CLAIMS = tuple(
    Claim(name, partial(_has_none, kinds), partial(_used_one, kinds))
    for name, kinds in (("harmless", AIMED), ("sleeve", ANSWERS), ("tunnel", TUNNELS))
)
