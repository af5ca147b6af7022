"""Suggested answers, which get buttons of their own.

The estimates of a normal computer player decide which answers are suggested. They use only what the viewer sees
(docs/rules/escape_plan.md §7, §8).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from bot.engine.chance import Chance
from bot.engine.move import Ask, Field, Move, Picks
from cogs.escape_plan.data import NUMBERS
from cogs.escape_plan.minds import resources
from cogs.escape_plan.minds.answers import ANSWERS
from cogs.escape_plan.minds.journey import Journey, spot_of
from cogs.escape_plan.minds.mind import Mind
from cogs.escape_plan.policy import NORMAL
from cogs.escape_plan.rules.city.tiles import Site, touching_edges
from cogs.escape_plan.rules.day import heat
from cogs.escape_plan.rules.day.sending import Send
from cogs.escape_plan.rules.executive.things import EFFECTS
from cogs.escape_plan.rules.turn.avoiding import Avoid
from cogs.escape_plan.rules.turn.interrupts import TakeContact
from cogs.escape_plan.rules.visit.headquarters import Hire
from cogs.escape_plan.rules.visit.store import OpenLocker
from cogs.escape_plan.state import AFTER, FREE, State
from cogs.escape_plan.view import View

IDEAS = 3
"""The largest number of suggested answers to a question."""

FOLLY = 150.0
"""The suggestions leave out destinations that are this much worse than the best one.

The unit is the computer players' estimate in thousands of dollars.
"""

TILES = 4
"""The largest number of suggested tiles to place. Each tile is suggested only where it fits best."""

FURTHER = {"contact": TakeContact(), "send": Send(), "hire": Hire(), "locker": OpenLocker(), "avoid": Avoid()}
"""The actions for which a suggestion also fills in all further fields."""

AT_ONCE = ("disc", "calm", "fame")
"""The effects of things that are suggested after a visit, since these effects need no target (§9)."""

JUDGED = ("place", "house", "contact", "send", "fixer", "unlock", "hire", "equip", "locker", "pray")
"""Questions whose answers are judged separately. A destination is judged as part of a whole journey."""


def suggested_answers(view: View, ask: Ask) -> tuple[Move, ...]:
    """Return the suggested answers to a question as moves, the best first.

    The result is empty for questions that a person can answer without help.
    """
    if ask.verb == "move":
        return _suggested_destinations(view, ask)
    if ask.verb == "use" and view.turn.stage == AFTER:
        return tuple(Move("use", ((name,),)) for name in ask.fields[0].options if _effect(name) in AT_ONCE)[:IDEAS]
    if ask.verb == "avoid":
        return tuple(_sorted(resources.ways_to_avoid(_mind(view, ask))))[:IDEAS]
    if ask.verb not in JUDGED:
        return ()
    found = _sorted(ANSWERS[ask.verb](_mind(view, ask)))
    if ask.verb == "send":
        return tuple(dict.fromkeys((*_usual_pursuit(view), *found)))[:IDEAS]
    picked = {move.picks[0]: move for move in reversed(found)}
    return tuple(move for move in found if picked[move.picks[0]] == move)[: TILES if ask.verb == "place" else IDEAS]


def best_rotation(view: View, picked: Picks, field: Field) -> str:
    """Return the rotation in which a tile on its hex has the most edges that match the neighbours."""
    q, r = (int(part) for part in picked[1][0].split("."))
    return max(
        field.options,
        key=lambda turned: sum(alike for _, alike in touching_edges(view.city, Site(picked[0][0], q, r, int(turned)))),
    )


def _effect(name: str) -> str:
    return EFFECTS[name.partition(".")[0]][0]


def best_slot(view: View, field: Field) -> tuple[str, ...]:
    """Return the free contact slot with the highest score. The tuple is empty if no slot is free."""
    own = view.players[view.viewer or 0].contacts
    free = [at for at in field.options if own[int(at)].kind == FREE]
    return (max(free, key=lambda at: NUMBERS.contact_slots[int(at)]),) if free else ()


def _suggested_destinations(view: View, ask: Ask) -> tuple[Move, ...]:
    """Return moves to the best destinations.

    They are the best one of all, and the next best ones that lead out or where a visit brings something.
    """
    journey = Journey(_mind(view, ask))
    judged = list(journey.ways(view.turn.fast))
    least = max((value for value, _ in judged), default=0.0) - FOLLY
    found = _sorted((value, move) for value, move in judged if value > least)
    spots = {move: spot_of(move.picks[0][0]) for move in found}
    worth = [move for move in found if spots[move] == journey.mind.exit or journey.gains.get(spots[move], 0.0) > 0]
    return tuple(dict.fromkeys((*found[:1], *worth)))[:IDEAS]


def _usual_pursuit(view: View) -> tuple[Move, ...]:
    """Return the officer's move that the rules make if no player chooses an officer (§3.8 step 4)."""
    found = heat.usual_pursuit(_as_state(view), view.viewer or 0)
    return () if found is None else (Move("send", ((found[0],), (found[1],))),)


def _sorted(judged: Iterable[tuple[float, Move]]) -> list[Move]:
    return [move for _, move in sorted(judged, key=lambda one: -one[0])]


def _mind(view: View, ask: Ask) -> Mind:
    return Mind(NORMAL, view, (ask,), lambda asked, picks: next_field_of(view, asked, picks), Chance(b"", 0))


def next_field_of(view: View, ask: Ask, picks: Picks) -> Field | None:
    """Return the next unfilled field of an answer, if the suggestions need to fill it in."""
    return FURTHER[ask.verb].next_field(_as_state(view), view.viewer or 0, ask, picks) if ask.verb in FURTHER else None


def _as_state(view: View) -> State:
    """Return the view in the form of a state, for rules functions that read nothing hidden."""
    return cast("State", view)
