"""How cards in play serve a plan.

The module says which objects they supply, and which cards are useless.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, RULES, Numbers
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Line, Plan

Cover: TypeAlias = Literal["own", "wild", "none"]
"""How a required object is supplied (§3.5).

"own" is an object card, "wild" is a barracks or information, and "none" means that the object is missing.
"""


def rebuild_plan(faces: Iterable[str], number: int, numbers: Numbers) -> Plan:
    """Return the plan of a round, made again from its dice.

    Its object faces are in the order in which they are shown.
    """
    return plan.make_plan(tuple(sorted(faces, key=data.FACES.index)), number, numbers)


def list_covers(asked: Plan, laid: Iterable[str], negotiated: int = 0) -> tuple[Cover, ...]:
    """Return, for each object that the plan requires, how the cards in play supply it."""
    cards = tuple(laid)
    lacking = list(plan.list_missing(asked, [card for card in cards if CARDS[card].kind == data.OBJECT]))
    missing = list(plan.list_missing(asked, cards, negotiated))
    found: list[Cover] = []
    for each in asked.objects:
        if each not in lacking:
            found.append("own")
            continue
        lacking.remove(each)
        found.append("none" if each in missing else "wild")
        if each in missing:
            missing.remove(each)
    return tuple(found)


def can_serve(asked: Plan, card: str) -> bool:
    """Return whether a card in play can help in an escape with this plan.

    A card that cannot is only a bluff (§3.6).
    """
    kind = CARDS[card]
    if kind.kind == data.INFORMATION:
        return asked.wild
    return kind.kind != data.OBJECT or bool(set(kind.objects) & set(asked.objects))


def list_bluffs(asked: Plan, laid: Sequence[str]) -> tuple[str, ...]:
    """Return the cards in play that are useless for the plan."""
    return tuple(card for card in laid if not can_serve(asked, card))


def could_have_escaped(asked: Plan, line: Line) -> bool:
    """Return whether a player who stayed behind had met the plan by the time of the roll call (§3.5)."""
    need = plan.required(asked, line.before, line.discount == RULES.informer_discount)
    lacking = plan.list_missing(asked, line.laid, line.negotiated)
    return line.role == "counted" and not lacking and plan.sum_runaway(line.laid) >= need
