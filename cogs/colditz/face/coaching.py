"""Explanations for a beginner at Escape from Colditz (docs/rules/colditz.md §3).

The explanations say which role the player has and how the player wins. Each new situation gets one sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.move import Ask
from bot.engine.record import Viewer
from bot.engine.texts import Say
from cogs.colditz.face.panel import arrestable_men
from cogs.colditz.face.reckoned_state import known, owned
from cogs.colditz.rules.cards.equipment import SYMBOLS
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.turn.journey import affordable_stock
from cogs.colditz.state import CELLS, GERMAN, PLAY_ON
from cogs.colditz.view import OfficerView, View

GAINS, RISKS = ("kit", "equip", "dig", "drive"), ("free", "release", "divert", "sabotage", "surrender", "dare")
"""Actions of an officer that need an explanation.

Actions of the first group are explained at once, those of the second after the basics of a turn.
"""

ORDERS = ("arrest", "search", "discover", "shoot", "post", "walk", "withdraw")
"""The German's actions that are explained when they are offered."""


def aim(view: View, seat: Viewer, say: Say) -> str:
    """Return the text about the role of the player at `seat`, and about what this player has to do to win.

    For a spectator the text is in the third person.
    """
    if view.result is not None:
        return ""
    left = view.rounds - view.round + 1 if view.rounds else 0
    if seat is None:
        return say("colditz-purpose-all", target=view.target, rounds=view.rounds)
    if view.officer(seat) == GERMAN:
        return say("colditz-purpose-german", target=view.target, left=left)
    officer = view.officer(seat)
    one = view.officers[officer]
    if one.out:
        return ""
    if one.escapes >= view.target:
        return say("colditz-purpose-ahead", many=one.escapes, play_on=int(PLAY_ON in view.house))
    return say("colditz-purpose-officer", needed=view.target - one.escapes, left=left, kit=int(one.kit))


def hints(view: View, asks: Sequence[Ask]) -> tuple[str, ...]:
    """Return the ids of the topics that the viewer has not met before, the most important first."""
    if view.result is not None or view.me is None or not any(not ask.free for ask in asks):
        return ()
    offered = {ask.verb for ask in asks}
    side = (
        _german_topics(view, offered) if view.me == GERMAN else _officer_topics(view, view.officers[view.me], offered)
    )
    return tuple(dict.fromkeys(("legend", *side)))


def _officer_topics(view: View, one: OfficerView, offered: set[str]) -> Iterator[str]:
    """Yield the ids of the topics to explain to an officer, the most important first.

    A pending question comes first, then threats, possible moves, possessions, and the board.
    """
    if view.interruption is not None:
        yield {"call": "attend", "loss": "loss"}.get(view.interruption.kind, "answer")
        return
    if view.phase != "act":
        yield view.phase
        return
    yield from _threat_topics(view, one, offered)
    yield from (verb for verb in GAINS if verb in offered)
    yield "points"
    yield "plans" if one.kit else "signs"
    yield "zone"
    yield from (verb for verb in RISKS if verb in offered)
    if one.cards:
        yield "cards"
    held = affordable_stock(known(view), view.me or 0)
    yield from (what for what, count in zip(EQUIPMENT, held, strict=True) if count)
    yield from ("tags", "places", "plate")
    if "trade" in offered:
        yield "trade"


def _threat_topics(view: View, one: OfficerView, offered: set[str]) -> Iterator[str]:
    """Yield the ids of the topics about dangers that an inexperienced officer would miss."""
    if "discard" in offered:
        yield "limit"
    suspects = set(arrestable_men(view)[0])
    if suspects & set(owned(view, view.me or 0)):
        yield "danger"
    if any(man.home is not None for man in one.men):
        yield "returning"
    if any(man.place in CELLS for man in one.men):
        yield "cells"
    if any(view.tunnels):
        yield "tunnel"


def _german_topics(view: View, offered: set[str]) -> Iterator[str]:
    """Yield the ids of the topics to explain to the German, the most important first."""
    if view.interruption is not None:
        yield view.interruption.kind
        return
    if view.phase != "act":
        yield view.phase
        return
    if "discard" in offered:
        yield "limit"
    if any(guard.quarry for guard in view.guards):
        yield "pursuit"
    yield from (verb for verb in ORDERS if verb in offered)
    yield "patrols"
    if any(man.place in SYMBOLS for officer in view.officers for man in officer.men):
        yield "rooms"
    yield from ("suspects", "plate")
    if view.hand:
        yield "cards"
    if "prefer" in offered:
        yield "prefer"
