"""Functions that compute with plans and cards, for example whether cards meet a plan.

See docs/rules/stalag17.md §3.5, §3.7, §3.11, §4.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, OBJECTS, PASSES, RECONSTRUCTED, RULES, Numbers
from cogs.stalag17.state import Plan


def make_plan(faces: tuple[str, ...], number: int, numbers: Numbers = RECONSTRUCTED) -> Plan:
    """Return the plan for the faces of the object dice and the number on the other die."""
    objects = tuple(face for face in faces if face != data.SPECIAL)
    return Plan(faces, number, objects, number + numbers.special * (len(faces) - len(objects)), numbers.wild)


def is_wild(plan: Plan, card: str) -> bool:
    """Return whether a card in play can supply any one object of the plan (§3.5, E6)."""
    kind = CARDS[card].kind
    return kind == data.BARRACKS or (plan.wild and kind == data.INFORMATION)


def list_missing(plan: Plan, laid: Iterable[str], negotiated: int = 0) -> tuple[str, ...]:
    """Return the required objects that no card in play supplies (§3.5).

    Barracks supply the last missing objects of the list.
    """
    supply: list[str] = []
    stands = negotiated
    for card in laid:
        supply += CARDS[card].objects
        stands += is_wild(plan, card)
    lacking = []
    for face in plan.objects:
        if face in supply:
            supply.remove(face)
        else:
            lacking.append(face)
    return tuple(lacking[: max(0, len(lacking) - stands)])


def sum_runaway(laid: Iterable[str]) -> int:
    """Return the sum of the runaway points of cards in play."""
    return sum(CARDS[card].runaway for card in laid)


def required(plan: Plan, vigilance: int, informer: bool = False, joint_last: bool = False) -> int:
    """Return how many runaway points an escape needs.

    An informer's vigilance is ignored (§4.1). `joint_last` means that a player joins with the last prisoner, which
    costs more (§4.4).
    """
    return plan.runaway + (0 if informer else vigilance) + (RULES.joint_last_extra_runaway if joint_last else 0)


def sum_in_hand(cards: Iterable[str]) -> int:
    """Return the sum of the vigilance that cards cost in a hand."""
    return sum(CARDS[card].hand for card in cards)


def sum_barracks(laid: Iterable[str], negotiated: int) -> int:
    """Return the sum of the vigilance that barracks in play cost (§3.7).

    Barracks from the guard are included.
    """
    return RULES.barracks_in_play * (sum(CARDS[card].kind == data.BARRACKS for card in laid) + negotiated)


def are_one_type(cards: Sequence[str]) -> bool:
    """Return whether all cards can count as the same type of object (§3.4 A4 b)."""
    return bool(frozenset.intersection(*(PASSES[card] for card in cards)))


def are_all_different(cards: Sequence[str]) -> bool:
    """Return whether all cards can count as different types of objects (§3.4 A4 c).

    The function looks for a matching in which each card has a type of its own.
    """
    owner: dict[str, int] = {}

    def assign(place: int, tried: set[str]) -> bool:
        for name in CARDS[cards[place]].types:
            if name not in tried:
                tried.add(name)
                if name not in owner or assign(owner[name], tried):
                    owner[name] = place
                    return True
        return False

    return all(assign(place, set()) for place in range(len(cards)))


def may_discard(cards: Sequence[str]) -> bool:
    """Return whether cards may be discarded together (§3.4 A4).

    One card may be discarded, and so may three or more of one type, or five or more that are all different.
    """
    count = len(cards)
    return count == 1 or (count >= 3 and are_one_type(cards)) or (count >= 5 and are_all_different(cards))


def may_negotiate(cards: Sequence[str]) -> bool:
    """Return whether cards may be discarded for the guard (§4.2, E17).

    All must be objects, and no two may share a type.
    """
    objects = [name for card in cards for name in CARDS[card].objects]
    return bool(cards) and OBJECTS.issuperset(cards) and len(objects) == len(set(objects))


def guard_cost(offered: Sequence[str], revealed: str) -> int | None:
    """Return how much vigilance the guard's card costs.

    The result is None if the card matches and becomes barracks.
    """
    kind = CARDS[revealed]
    if kind.kind == data.OBJECT:
        matches = any(name in CARDS[card].objects for card in offered for name in kind.objects)
        return None if matches else RULES.negotiation_object
    return RULES.negotiation_runaway if kind.kind == data.RUNAWAY else RULES.negotiation_other


@cache
def list_offerable(objects: tuple[str, ...]) -> frozenset[str]:
    """Return the cards that can be offered while the plan requires these `objects` (§4.3 A7, E21, E22)."""
    return frozenset(card for card in OBJECTS if not PASSES[card].isdisjoint(objects))
