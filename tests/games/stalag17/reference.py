"""The reference functions of docs/rules/stalag17.md §3.11, apart from the program: what a state is held against."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

TYPES = ("clothes", "food", "documents", "tools", "map")
ALL_TYPES = (*TYPES, "runaway", "barracks", "information")
DICE_TABLE = {2: (2, 4), 3: (3, 5), 4: (4, 7), 5: (5, 9)}


@dataclass(frozen=True)
class Card:
    """A card as the reference knows it: `vig` is its vigilance in hand."""

    kind: str
    objects: tuple[str, ...] = ()
    runaway: int = 0
    vig: int = 0


def card(name):
    """Read a card from its id alone, such as `food-2.3`."""
    kind, _ = name.split(".")
    if kind in ("barracks", "information"):
        return Card(kind, vig=4)
    first, second = kind.split("-")
    if first == "runaway":
        return Card("runaway", runaway=int(second), vig=3)
    if second.isdigit():
        return Card("object", (first,), vig=int(second))
    return Card("object", (first, second), vig=3)


def cards(ids):
    """Read several cards."""
    return [card(name) for name in ids]


def object_dice(players, escaped_total):
    """Count the object dice."""
    four, five = DICE_TABLE[players]
    return 5 if escaped_total >= five else 4 if escaped_total >= four else 3


def plan_from_roll(object_faces, number, special=2):
    """Give the objects needed and the runaway."""
    need = Counter(face for face in object_faces if face != "special")
    return need, number + special * list(object_faces).count("special")


def required_runaway(plan_runaway, v, informer=False, joint_last=False):
    """Give the runaway that is needed."""
    return plan_runaway + (0 if informer else v) + (5 if joint_last else 0)


def escape_ok(need, required, in_play, negotiated=0):
    """Tell whether an escape succeeds."""
    supply, wild, run = Counter(), negotiated, 0
    for one in in_play:
        if one.kind == "object":
            supply.update(one.objects)
        elif one.kind == "barracks":
            wild += 1
        elif one.kind == "runaway":
            run += one.runaway
    missing = sum(max(0, n - supply[name]) for name, n in need.items())
    return missing <= wild and run >= required


def roll_call_delta(role, hand, in_play, left, informer=False, negotiated=0):
    """Give what the roll call adds to vigilance."""
    h = sum(one.vig for one in hand)
    if role == "escaped":
        return -6 * left if informer else h
    if role == "joint":
        return h + 4
    barr = 4 * (sum(one.kind == "barracks" for one in in_play) + negotiated)
    return h + barr - (6 if informer else 3) * left


def new_v(v, delta):
    """Give the vigilance afterwards."""
    return max(0, v + delta)


def possible_types(one):
    """List the types that a card can pass for."""
    if one.kind == "object":
        return one.objects
    return ALL_TYPES if one.kind == "information" else (one.kind,)


def legal_discard(selected):
    """Tell whether the cards can be discarded together."""
    n = len(selected)
    if n == 1:
        return True
    if n >= 3 and any(all(name in possible_types(one) for one in selected) for name in ALL_TYPES):
        return True
    if n < 5:
        return False
    owner = {}

    def assign(i, seen):
        for name in possible_types(selected[i]):
            if name not in seen:
                seen.add(name)
                if name not in owner or assign(owner[name], seen):
                    owner[name] = i
                    return True
        return False

    return all(assign(i, set()) for i in range(n))


def negotiation_discard_ok(selected):
    """Tell whether the cards can be negotiated with."""
    if not selected or any(one.kind != "object" for one in selected):
        return False
    seen = [name for one in selected for name in one.objects]
    return len(seen) == len(set(seen))


def negotiation_result(discarded, drawn):
    """Give what the guard answers, and the vigilance gained."""
    offered = {name for one in discarded for name in one.objects}
    if drawn.kind == "object":
        return ("barracks", 0) if offered & set(drawn.objects) else ("discard", 2)
    return ("discard", 3 if drawn.kind == "runaway" else 4)


def exchange_ok(one, need):
    """Tell whether a card can be offered."""
    return one.kind == "object" and any(need[name] > 0 for name in one.objects)
