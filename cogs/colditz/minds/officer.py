"""Moves of a computer player who is an escape officer (docs/rules/colditz.md §3.3, §3.14 to §3.18).

It acts in its own turn and answers in other players' turns. Most functions propose a move, or None if they have none.
"""

from __future__ import annotations

from bot.engine.move import Move
from cogs.colditz.minds.indoor_tasks import dig, do_task, leave_cells, use_spare_roll
from cogs.colditz.minds.odds import at_least, at_least_in
from cogs.colditz.minds.officer_mind import OfficerMind
from cogs.colditz.minds.runs import reach_freedom, run, should_equip
from cogs.colditz.minds.trades import any_trade_move, handle_offers
from cogs.colditz.rules.cards.gambles import may_run
from cogs.colditz.rules.cards.gambles import spaces_to_run as distance
from cogs.colditz.rules.castle.board import GATE_SPACES, SPACES, THEATRE_GATE
from cogs.colditz.rules.castle.distances import FAR, points_to_target, steps_to_find
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF, steps_to
from cogs.colditz.state import NO_DARE

# All weights are reconstructed.
ALARM = 0.4
"""The chance of an arrest from which on a card is played for a man outside."""
GIVES_UP = 15
"""Per cent of decisions in which a man who cannot reach freedom surrenders."""
LAST_ROUNDS = 2
"""Rounds before the last one in which a man moves towards the start of a run."""
FORLORN = 0.03
"""The chance of Do or die below which a crafty player does not try it."""
CAUGHT = 25
"""The cost of being found by a general search, in steps."""
FORGETS = 2
"""How many times more often a careless player forgets its cards in other players' turns."""


def decide(mind: OfficerMind, waited_for: bool) -> Move:
    """Return the computer player's answer to the current question.

    If nobody waits for the officer, it at least considers trades.
    """
    if (move := handle_offers(mind)) is not None:
        return move
    if not waited_for:
        return any_trade_move(mind)
    if "draw" in mind.offered:
        return Move("draw")
    return act(mind) if "end" in mind.offered or "discard" in mind.offered else react(mind)


def act(mind: OfficerMind) -> Move:
    """Return the next action of the officer's own turn, or its end."""
    over = "discard" in mind.offered
    idles = mind.level.idle and not (mind.level.wary and mind.untouched)
    if not over and idles and mind.coin(mind.level.idle):
        return Move("end")
    move = (
        mind.kit_offered()
        or (mind.equip() if should_equip(mind) else None)
        or reach_freedom(mind)
        or mind.rescue()
        or leave_cells(mind)
        or mind.if_offered("drive" if mind.kit else "")
        or dig(mind)
        or run(mind)
        or approach_gate(mind)
        or do_task(mind)
        or protect_runner(mind)
        or surrender_stuck_man(mind)
        or try_last_run(mind)
        or use_spare_roll(mind)
    )
    return move or (mind.give_way("discard") if over else Move("end"))


def dangers_outside(mind: OfficerMind) -> dict[str, float]:
    """Return the chance of an arrest for each of the officer's men outside."""
    return {
        name: mind.danger(man.place, man.trail, mind.equipment)
        for name, man in mind.own.items()
        if man.place in SPACES and man.place not in INDOORS and man.home is None
    }


def protect_runner(mind: OfficerMind) -> Move | None:
    """Return sabotage or a diversion that protects a man outside in danger."""
    if not {"sabotage", "divert"} & mind.offered.keys() or mind.view.skipped:
        return None
    worst = max(((danger, name) for name, danger in dangers_outside(mind).items()), default=(0.0, ""))
    if worst[0] < ALARM and not (worst[1] and mind.rounds_left < 2):
        return None
    if "sabotage" in mind.offered:
        return Move("sabotage")
    place = mind.own[worst[1]].place
    steps = points_to_target(place, mind.own[worst[1]].trail, FAR)
    guards = mind.options("divert")
    return Move("divert", ((min(guards, key=lambda guard: steps.get(mind.view.guards[int(guard[1:])].place, FAR)),),))


def surrender_stuck_man(mind: OfficerMind) -> Move | None:
    """Return the surrender of a man outside who can no longer reach freedom."""
    if "surrender" not in mind.offered or not mind.coin(GIVES_UP):
        return None
    field = mind.field(mind.means)
    for name in mind.options("surrender"):
        place = mind.own[name].place
        if place not in INDOORS and place not in field and mind.own[name].home is None:
            return Move("surrender", ((name,), mind.options("surrender", (name,))[:1]))
    return None


def try_last_run(mind: OfficerMind) -> Move | None:
    """Return Do or die if this is the last round and one escape would be enough (§3.10)."""
    if "dare" not in mind.offered or mind.rounds_left or mind.view.officers[mind.me].escapes != mind.view.target - 1:
        return None
    return dare_with_nearest(mind) if not mind.level.crafty or chance_of_dash(mind) >= FORLORN else None


def approach_gate(mind: OfficerMind) -> Move | None:
    """Return a move of a man to the start of the shortest Do or die run (§3.10).

    It is used when no other way out can be in time.
    """
    late = mind.level.crafty and mind.kit and mind.rounds_left <= LAST_ROUNDS and not dangers_outside(mind)
    one = mind.view.officers[mind.me]
    if not late or one.dared or NO_DARE in mind.view.house or one.escapes != mind.view.target - 1:
        return None
    steps = steps_to(frozenset((GATE_SPACES[THEATRE_GATE],)))
    inside = mind.inside()
    for name in sorted(set(mind.movable()) & inside.keys(), key=lambda name: (steps[inside[name]], name))[:1]:
        places = [place for place in mind.options("move", (name,)) if place in steps and may_run(place)]
        best = min(places, key=lambda place: (steps[place], place), default=inside[name])
        if steps[best] < steps[inside[name]]:
            return mind.go(name, best)
    return None


def dare_with_nearest(mind: OfficerMind) -> Move:
    """Return Do or die with the man who has the shortest run."""
    return Move("dare", ((man_nearest_to_gate(mind),),))


def man_nearest_to_gate(mind: OfficerMind) -> str:
    """Return the man with the shortest run among those who may try Do or die."""
    return min(mind.options("dare"), key=lambda name: distance(mind.own[name].place))


def chance_of_dash(mind: OfficerMind) -> float:
    """Return the chance of the shortest Do or die run, over all cards still in the deck (§3.10)."""
    steps = distance(mind.own[man_nearest_to_gate(mind)].place)
    return sum(at_least_in(steps, int(throws)) for throws in mind.view.dares) / max(1, len(mind.view.dares))


def react(mind: OfficerMind) -> Move:
    """Return an answer in another player's turn.

    It plays a card if that helps, gives up Equipment, or chooses the men who attend a roll call.
    """
    if "attend" in mind.offered:
        return attend(mind)
    if "give_up" in mind.offered:
        return mind.give_way("give_up")
    interruption = mind.view.interruption
    assert interruption is not None
    forgets = mind.coin(FORGETS * mind.level.slips)
    concerned = interruption.kind != "search" or mind.equipment
    if forgets or not concerned:
        return Move("no")
    if "amulet" in mind.offered:
        return Move("amulet")
    men = mind.options("hide")
    mine = [name for name in interruption.men if name in mind.own]
    if "tip_off" in mind.offered and (len(mine) > 1 or not men):
        return Move("tip_off")
    if men:
        field = mind.field(mind.means)
        return Move("hide", ((min(men, key=lambda name: field.get(mind.own[name].place, FAR)),),))
    return mind.if_offered("no") or Move("tip_off")


def attend(mind: OfficerMind) -> Move:
    """Return the choice of men for a roll call: those whom a general search might find (§3.14).

    A careless player forgets some of them.
    """
    going = []
    for name in mind.options("attend"):
        man = mind.own[name]
        immune = man.place in TUNNEL_OF or SPACES[man.place].zone in ("hide", "exterior")
        if immune or mind.coin(mind.level.slips):
            continue
        found = at_least(steps_to_find(mind.guards, man.place, man.trail))
        if not mind.level.foresight or found * CAUGHT > 2:
            going.append(name)
    return Move("attend", (tuple(going),))
