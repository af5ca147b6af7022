"""The rounds of a game of Stalag 17 in order, worked out from the events of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.engine.chronicle import LogEntry
from bot.engine.record import Seat
from cogs.stalag17.data import RULES, Numbers
from cogs.stalag17.events import (
    Counted,
    Escaped,
    EscapeFailed,
    GuardAgreed,
    GuardRefused,
    Joined,
    JoinFailed,
    Planned,
    QuietNight,
)
from cogs.stalag17.face import covering
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Plan


@dataclass
class Round:
    """The facts about one round of a game.

    `ready` lists the players who could also have escaped when another player did. `before` is the vigilance of every
    player before the roll call.
    """

    number: int
    plan: Plan
    escapes: list[Escaped | Joined] = field(default_factory=list)
    failures: list[EscapeFailed | JoinFailed] = field(default_factory=list)
    counted: list[Counted] = field(default_factory=list)
    guards: dict[Seat, int] = field(default_factory=dict)
    out: list[Seat] = field(default_factory=list)
    ready: list[Seat] = field(default_factory=list)
    before: dict[Seat, int] = field(default_factory=dict)


def list_rounds(moves: Sequence[LogEntry], players: int, numbers: Numbers) -> list[Round]:
    """Return the facts about all rounds of a game.

    `players` is the number of players, and `numbers` are the numbers that the host has chosen.
    """
    found: list[Round] = []
    vigilance, left = dict.fromkeys(range(players), 0), dict.fromkeys(range(players), RULES.prisoners)
    for event in (event for move in moves for event in move.events):
        if isinstance(event, Planned):
            found.append(Round(event.round, Plan(objects=event.objects, runaway=event.runaway, wild=numbers.wild)))
        if not found:
            continue
        now = found[-1]
        match event:
            case Escaped() | Joined():
                now.escapes.append(event)
            case EscapeFailed() | JoinFailed():
                now.failures.append(event)
                vigilance[event.who] += event.cost
            case GuardRefused():
                vigilance[event.who] += event.cost
            case QuietNight():
                vigilance[event.who] = event.after
            case GuardAgreed():
                now.guards[event.who] = now.guards.get(event.who, 0) + 1
            case Counted():
                _record_count(now, event, vigilance, left)
    return found


def _record_count(now: Round, counted: Counted, vigilance: dict[Seat, int], left: dict[Seat, int]) -> None:
    """Add a player's part of a roll call to the round `now`, and update the running totals.

    The totals are each player's vigilance and prisoners left, in the last two arguments.
    """
    who = counted.who
    now.counted.append(counted)
    now.before[who] = vigilance[who]
    if counted.role in ("escaped", "joint"):
        now.out.append(who)
        left[who] -= 1
    elif counted.role == "counted" and now.escapes:
        informer = counted.discount == left[who] * RULES.informer_discount
        lacking = plan.list_missing(now.plan, counted.laid, now.guards.get(who, 0))
        if not lacking and plan.sum_runaway(counted.laid) >= plan.required(now.plan, vigilance[who], informer):
            now.ready.append(who)
    vigilance[who] = counted.after


def count_bluffs(now: Round, counted: Counted) -> int:
    """Return how many cards in play were useless at a roll call, for a player who stayed behind.

    The result is 0 for a player who escaped.
    """
    return len(covering.list_bluffs(now.plan, counted.laid)) if counted.role == "counted" else 0
