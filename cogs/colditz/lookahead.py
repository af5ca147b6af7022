"""The search that compares moves for the advice of computer players in Colditz.

The search tries the moves in question. After each move, a fast computer player plays 2 turns of each seat. Then the
position is valued. See docs/rules/colditz.md §9.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bot.engine.chance import Chance
from bot.engine.move import Ask, Field, Move, NextField, must_decide
from bot.engine.record import Seat
from bot.engine.worth import Fitted
from cogs.colditz.data import kind
from cogs.colditz.minds import german, officer
from cogs.colditz.minds.bars import approach_tunnel, block_route
from cogs.colditz.minds.german_mind import GermanMind
from cogs.colditz.minds.indoor_tasks import dig, list_tasks, move_towards, seek_shelter
from cogs.colditz.minds.mind import HARD, HORIZON, QUICK
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.minds.outlook import Outlook, features
from cogs.colditz.minds.runs import prospects
from cogs.colditz.policy import ComputerPlayer
from cogs.colditz.rules.castle.distances import FAR, points_to_target
from cogs.colditz.rules.castle.pawns import INDOORS
from cogs.colditz.state import GERMAN, State
from cogs.colditz.view import View

MOST = 8
"""The most moves that the search compares."""

RUNNERS, PLACES = 3, 2
"""How many men the search considers for a run to freedom, and how many destinations for each man."""

TURNS = 2
"""How many turns of each seat are played after a move that the search tries."""

SEVERAL = 4
"""From a question with few picks, the search compares at most this many options."""


TOPICS = {
    "escaped": "escape",
    "last": "escape",
    "kit": "plan",
    "ready": "plan",
    "lacks": "plan",
    "haste": "plan",
    "way": "way",
    "exposed": "exposed",
    "men": "men",
    "cells": "men",
    "cards": "cards",
    "officer_hand": "german",
    "german_rival_escaped": "german-plan",
    "german_rival_last": "german-plan",
    "german_rival_kit": "german-plan",
    "german_rival_ready": "german-plan",
    "german_rival_lacks": "german-plan",
    "german_rival_haste": "german-plan",
    "german_rival_cards": "german-plan",
    "german_rival_way": "german-way",
    "german_rival_exposed": "german-way",
    "german_rival_men": "german-cells",
    "german_rival_cells": "german-cells",
    "german_others": "german-others",
    "german_posted": "german-posted",
    "german_hand": "german-cards",
} | {f"officer_rival_{name}": "rivals" for name in Outlook._fields}
"""For each feature of a position, the topic under which the advice explains it."""


class Lookahead(Fitted):
    """The search for officers and for the German.

    Only advice uses the search. It hardly ever changes what computer players do, and never for the better
    (docs/computers.md).
    """

    quick = ComputerPlayer(QUICK)
    clearly = 2.0
    margin = 0.3
    pays = False
    weights = Path(__file__).parent / "worth.toml"
    topics = TOPICS

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the moves to compare.

        The first is the move of the hard computer player, then alternatives and answers to simple questions follow.
        """
        own = ComputerPlayer(HARD).choose(view, asks, next_field, chance)
        if own.verb in ALONE or not must_decide(asks):
            return (own,)
        if view.me == GERMAN:
            others = german_candidates(GermanMind(HARD, view, asks, next_field, chance))
        else:
            others = officer_candidates(OfficerMind(HARD, view, asks, next_field, chance))
        found = dict.fromkeys((own, *(move for move in others if move is not None), *simple_answers(asks)))
        return tuple(found)[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return whether the game played on after a move has lasted for 2 turns of each seat."""
        return _turn_number(now) >= _turn_number(start) + TURNS * start.players

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Return numbers about a position for a player: how near each side is to winning, and the time left."""
        return features(state, state.officer(seat))


ALONE = ("colour", "place", "draw", "accept", "reject", "trade")
"""The verbs of moves that are made without a search.

There is no better alternative, or there are too many.
"""


def _turn_number(state: State) -> int:
    """Return the number of the current turn since the start of the game."""
    return state.round * state.players + (len(state.officers) if state.active == GERMAN else state.active)


def officer_candidates(mind: OfficerMind) -> Iterator[Move | None]:
    """Yield moves for an officer to compare in a turn, good ones first.

    None stands for an idea that yields no move.
    """
    if not {"end", "discard"} & mind.offered.keys():
        return
    yield mind.kit_offered()
    yield mind.equip()
    yield mind.rescue()
    yield seek_shelter(mind, mind.movable())
    yield from runs(mind)
    yield dig(mind)
    yield mind.if_offered("drive" if mind.kit else "")
    yield officer.protect_runner(mind)
    yield mind.if_offered("end")
    yield sacrifice(mind)
    yield from errands(mind)
    yield from dares(mind)


def runs(mind: OfficerMind) -> Iterator[Move]:
    """Yield moves that take the men nearest to freedom out of the castle or further on their way.

    The moves lead to the best destinations that these men can reach.
    """
    if not mind.kit:
        return
    field = mind.field(mind.stock_now())
    ordered = sorted(mind.movable(), key=lambda name: field.get(mind.own[name].place, FAR))
    for name in [name for name in ordered if field.get(mind.own[name].place, FAR) < FAR][:RUNNERS]:
        outside = tuple(place for place in mind.options("move", (name,)) if place not in INDOORS)
        best = sorted(prospects(mind, name, outside), reverse=True)[:PLACES]
        yield from (mind.go(name, prospect.place) for prospect in best)


def errands(mind: OfficerMind) -> Iterator[Move | None]:
    """Yield moves that bring men indoors nearer to the destinations of their tasks."""
    movable = mind.movable()
    yield from (move_towards(mind, name, field) for name, field in list_tasks(mind) if name in movable)


def sacrifice(mind: OfficerMind) -> Move | None:
    """Return a surrender of one man that saves another man who is in danger, or None.

    In a surrender, the man and a guard both leave the board (§3.11). The guard chosen is the one nearest to the man in
    danger. The man in danger is the one with the shortest route left.
    """
    field = mind.field(mind.stock_now())
    outside = [name for name, danger in officer.dangers_outside(mind).items() if danger >= officer.ALARM]
    runner = min(outside, key=lambda name: field.get(mind.own[name].place, FAR), default="")
    others = [name for name in mind.options("surrender") if name != runner]
    if not runner or not others:
        return None
    steps = points_to_target(mind.own[runner].place, mind.own[runner].trail, HORIZON)
    _, name, guard = min(
        (steps.get(mind.view.guards[int(guard[1:])].place, FAR), name, guard)
        for name in others
        for guard in mind.options("surrender", (name,))
    )
    return Move("surrender", ((name,), (guard,)))


def dares(mind: OfficerMind) -> Iterator[Move | None]:
    """Yield the move "Do or die" if the game is nearly over and a man has a chance of success (§3.10)."""
    if "dare" in mind.offered and mind.rounds_left < TURNS and officer.chance_of_dash(mind) >= officer.FORLORN:
        yield officer.dare_with_nearest(mind)


def german_candidates(mind: GermanMind) -> Iterator[Move | None]:
    """Yield moves for the German to compare in a turn.

    None stands for an idea that yields no move.
    """
    if not {"end", "discard"} & mind.offered.keys():
        return
    catches = mind.catches()
    spare = mind.points - sum(catch.cost for catch in catches)
    caught = {catch.man for catch in catches}
    loose = [threat for threat in mind.threats() if threat.name not in caught]
    yield german.discover(mind)
    yield from (german.arrest([catch]) for catch in catches[:RUNNERS])
    yield german.shoot(mind, loose)
    yield german.search(mind)
    yield german.head_off(mind, loose, spare)
    yield german.pursue(mind, loose[:1])
    yield german.pursue(mind, loose[1:2])
    yield mind.if_offered("end")
    yield approach_tunnel(mind)
    yield block_route(mind)
    yield german.post_near_prisoner(mind, caught, spare)
    yield german.post_outside(mind, spare)
    yield german.withdraw(mind, loose)


def simple_answers(asks: Iterable[Ask]) -> Iterator[Move]:
    """Yield all answers to questions with at most one choice, such as a card to play."""
    if any(ask.verb in ("end", "discard") for ask in asks):
        return
    for ask in asks:
        if ask.free:
            continue
        if not ask.fields:
            yield Move(ask.verb)
        elif len(ask.fields) == 1:
            yield from (Move(ask.verb, (group,)) for group in picks_to_try(ask.fields[0]))


def picks_to_try(field: Field) -> Iterator[tuple[str, ...]]:
    """Yield groups of options to try for one choice of a move.

    For a single pick it is one option of each kind. For several picks it is all options, and the fewest allowed.
    """
    if field.most > 1:
        yield from dict.fromkeys((field.options, field.options[: field.least]))
    else:
        yield from ((option,) for option in list({kind(option): option for option in field.options}.values())[:SEVERAL])


LOOKAHEAD = Lookahead()
