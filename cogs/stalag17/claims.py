"""Claims that players of Stalag 17 may make about their cards, and what disproves each claim.

The rules are in docs/rules/stalag17.md §3.5 and §3.7.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from bot.engine.claims import Claim
from bot.engine.event import Event
from bot.engine.record import Seat
from cogs.stalag17 import data
from cogs.stalag17.attempt import Attempt
from cogs.stalag17.data import CARDS
from cogs.stalag17.events import (
    Answered,
    Counted,
    Declined,
    Escaped,
    EscapeFailed,
    GuardRefused,
    Joined,
    JoinFailed,
    Planned,
)
from cogs.stalag17.rules import plan
from cogs.stalag17.rules.escape import qualifies, required
from cogs.stalag17.state import State

LIGHT = 5
"""A hand counts as light if its cards have at most this vigilance."""

STILL = (Attempt, Counted, Answered, Declined)
"""Types of events that do not change a player's hand."""


def _meets_plan(state: State, seat: Seat) -> bool:
    """Return whether the player's cards in play meet the plan, vigilance included."""
    return qualifies(state, seat, required(state, seat))


def _has_failed(seat: Seat, events: Sequence[Event]) -> bool:
    """Return whether the player failed to escape after claiming to meet the plan.

    The failure counts only if nothing has made the escape harder since the claim. The number of cards in play only
    grows during a round.
    """
    for event in _events_of(seat, events):
        if isinstance(event, EscapeFailed):
            return True
        if isinstance(event, GuardRefused):
            return False
    return False


def _has_barracks(state: State, seat: Seat) -> bool:
    """Return whether one of the player's face-down cards in play is a barracks.

    Barracks from the guard do not count, because everybody sees them.
    """
    return _contain_barracks(state.players[seat].laid)


def _no_barracks(seat: Seat, events: Sequence[Event]) -> bool:
    """Return whether all cards in play of the player were shown and none of them is a barracks."""
    return any(not _contain_barracks(cards) for cards in _list_shown(seat, events))


def _is_light(state: State, seat: Seat) -> bool:
    return plan.sum_in_hand(state.players[seat].hand) <= LIGHT


def _was_heavy(seat: Seat, events: Sequence[Event]) -> bool:
    """Return whether a roll call showed that a hand claimed to be light was not light.

    The hand must not have changed since the claim.
    """
    own = _events_of(seat, events)
    counted = next((event for event in own if isinstance(event, Counted)), None)
    still = all(isinstance(event, STILL) for event in own)
    return counted is not None and still and plan.sum_in_hand(counted.hand) > LIGHT


def _events_of(seat: Seat, events: Sequence[Event]) -> list[Event]:
    """Return the events that concern a player, up to the end of the round of a claim."""
    return [event for event in takewhile(_same_round, events) if seat in event.touches]


def _same_round(event: Event) -> bool:
    return not isinstance(event, Planned)


def _list_shown(seat: Seat, events: Sequence[Event]) -> Iterable[tuple[str, ...]]:
    """Yield a player's cards in play for each time when all of them were shown.

    Only the round of a claim counts.
    """
    for event in _events_of(seat, events):
        if isinstance(event, (Escaped, EscapeFailed, Joined, JoinFailed)):
            yield event.cards
        elif isinstance(event, Counted):
            yield event.laid


def _contain_barracks(cards: Iterable[str]) -> bool:
    return any(CARDS[card].kind == data.BARRACKS for card in cards)


CLAIMS = (
    Claim("meets", _meets_plan, _has_failed),
    Claim("barracks", _has_barracks, _no_barracks),
    Claim("light", _is_light, _was_heavy),
)
