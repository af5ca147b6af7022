"""The remaining steps of an action as a checklist: officers to face, and the steps of a visit.

It shows the price of each way to avoid an officer (docs/rules/escape_plan.md §3.6.2, §3.6.4, §7).

The player answers for each officer separately, as the rules say. For example, a wound may bring handcuffs, which may
cover the contact needed against the next officer. Between two answers the player can use things that heal or pay.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import EQUIPMENT, LOCKERS, NUMBERS, SAFE_HOUSES
from cogs.escape_plan.face import labels, trip, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts, lockers
from cogs.escape_plan.rules.turn import avoiding
from cogs.escape_plan.rules.visit.safe_house import FRESH
from cogs.escape_plan.state import FREE
from cogs.escape_plan.view import View

DONE, OPEN, SHUT = "✓", "○", "×"
"""The marks of a step: done, still possible, not possible."""

NEXT, LATER = "▸", "▹"
"""The marks of an officer: the one whom the player faces now, and one whom the player faces later."""


def officers_to_face(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield a line for each officer to face, in order. It says how the player can avoid him, with prices."""
    player, facing = trip.known_player(view, seat), view.turn.facing
    for number, one in enumerate(facing):
        ways = [
            _way(view, seat, way, say) for way in avoiding.ways_to_avoid_officer(player, one.officer, view.turn.fast)
        ]
        name = words.officer(one.officer, say)
        suffered = _harm_by_officer(view, seat, number, say)
        told = BETWEEN.join((*ways, say("escape_plan-check-else", what=suffered) if ways else suffered))
        yield f"{LATER if number else NEXT} {one.tile} {name}: {told}"


def _way(view: View, seat: Seat, way: str, say: Say) -> str:
    tool = labels.thing_behind(view, seat, way)
    name = words.priced(tool, labels.cost_of(view, seat, way), say)
    return name if tool in EQUIPMENT else say("escape_plan-check-tile", name=name)


def _harm_by_officer(view: View, seat: Seat, number: int, say: Say) -> str:
    """Return what an officer does to a player who avoids neither him nor any officer before him, as text."""
    officers = tuple(one.officer for one in view.turn.facing[: number + 1])
    cash = view.players[seat].cash or 0
    before, after = trip.harm_by(view, seat, officers[:-1], cash), trip.harm_by(view, seat, officers, cash)
    if after.arrested:
        return say("escape_plan-hurt-arrested")
    wounds, handcuffs, paid = (now - then for now, then in zip(after[:3], before[:3], strict=True))
    return labels.harm_words(facts.Harm(wounds, handcuffs, paid, False), say)


def visit_steps(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield one line with all steps of a visit. Each step is marked as done, possible or impossible."""
    kind = view.players[seat].at[1]
    steps = {"safehouse": _safe_house, "gang": _headquarters, "store": _store}
    if kind in steps and (told := BETWEEN.join(f"{mark} {step}" for mark, step in steps[kind](view, seat, say))):
        yield say("escape_plan-line-here", told=told)


def _safe_house(view: View, seat: Seat, say: Say) -> Iterator[tuple[str, str]]:
    done = view.turn.done
    if FRESH not in done:
        return
    yield DONE, say("escape_plan-step-money")
    left = view.keys[SAFE_HOUSES.index(view.site(view.players[seat].at[0]).business)]
    yield DONE if "key" in done else OPEN if left else SHUT, say("escape_plan-step-key")
    yield DONE if "fixer" in done else OPEN if view.fixers else SHUT, say("escape_plan-step-fixer")


def _headquarters(view: View, seat: Seat, say: Say) -> Iterator[tuple[str, str]]:
    most = min(view.site(view.players[seat].at[0]).members, NUMBERS.members - view.players[seat].members)
    yield (
        OPEN,
        say(
            "escape_plan-step-hire",
            count=most,
            cost=money(facts.hire_price(view, seat, 1)),
        ),
    )


def _store(view: View, seat: Seat, say: Say) -> Iterator[tuple[str, str]]:
    player, turn, most = trip.known_player(view, seat), view.turn, NUMBERS.equipment_a_visit
    room = turn.taken < most and any(slot.kind == FREE for slot in player.items)
    mark = OPEN if room else DONE if turn.taken else SHUT
    yield mark, say("escape_plan-step-equip", taken=turn.taken, most=most)
    able = view.cans and player.cans < NUMBERS.cans and player.cash >= NUMBERS.can_price
    yield DONE if turn.bought else OPEN if able else SHUT, say("escape_plan-step-can", cost=money(NUMBERS.can_price))
    for key in dict.fromkeys(player.keys):
        row, colour = LOCKERS[key], words.colour(key, say)
        if lockers.meets_conditions(player, key):
            yield OPEN, say("escape_plan-slot-locker", colour=colour)
        else:
            yield SHUT, say("escape_plan-step-locker", colour=colour, contacts=row.contacts, level=row.notoriety)
