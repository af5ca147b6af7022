"""How a computer player that is an escape officer chooses its moves.

See docs/rules/colditz.md §3.3, §3.14 to §3.18. The player acts in its own turn and answers questions in other players'
turns. Most functions propose a move, or return None if they have none to propose.
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
"""From this chance of an arrest on, a card is played to protect a man outside."""
GIVES_UP = 15
"""A man who can no longer reach freedom surrenders in this percentage of the decisions."""
LAST_ROUNDS = 2
"""In the last rounds of the game, this many before the last, a man walks to where Do or die starts."""
FORLORN = 0.03
"""A crafty player does not try Do or die if the chance of success is lower than this."""
CAUGHT = 25
"""How many steps of walking it is considered to cost if a general search finds a man."""
FORGETS = 2
"""In other players' turns, careless players forget their cards this many times more often."""


def decide(mind: OfficerMind, waited_for: bool) -> Move:
    """Return the computer player's move for the current question or turn.

    With `waited_for` False, the game does not wait for this officer, who then only considers trades.
    """
    if (move := handle_offers(mind)) is not None:
        return move
    if not waited_for:
        return any_trade_move(mind)
    if "draw" in mind.offered:
        return Move("draw")
    return act(mind) if "end" in mind.offered or "discard" in mind.offered else react(mind)


def act(mind: OfficerMind) -> Move:
    """Return the next move of the officer's own turn. The last one ends the turn."""
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
    """Return the move that plays sabotage or a diversion to protect a man outside, or None."""
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
    """Return the surrender of a man outside who can no longer reach freedom, or None."""
    if "surrender" not in mind.offered or not mind.coin(GIVES_UP):
        return None
    field = mind.field(mind.means)
    for name in mind.options("surrender"):
        place = mind.own[name].place
        if place not in INDOORS and place not in field and mind.own[name].home is None:
            return Move("surrender", ((name,), mind.options("surrender", (name,))[:1]))
    return None


def try_last_run(mind: OfficerMind) -> Move | None:
    """Return the move "Do or die" in the last round if one escape would be enough, or None (§3.10)."""
    if "dare" not in mind.offered or mind.rounds_left or mind.view.officers[mind.me].escapes != mind.view.target - 1:
        return None
    return dare_with_nearest(mind) if not mind.level.crafty or chance_of_dash(mind) >= FORLORN else None


def approach_gate(mind: OfficerMind) -> Move | None:
    """Return the move that brings a man nearer to where Do or die starts, or None (§3.10).

    It is made when no other way out can be finished before the game ends.
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
    """Return the move "Do or die" with the man who has the fewest spaces to run."""
    return Move("dare", ((man_nearest_to_gate(mind),),))


def man_nearest_to_gate(mind: OfficerMind) -> str:
    """Return the man with the fewest spaces to run, of those who may try Do or die."""
    return min(mind.options("dare"), key=lambda name: distance(mind.own[name].place))


def chance_of_dash(mind: OfficerMind) -> float:
    """Return the chance of success of Do or die with the nearest man (§3.10).

    It is the average over all cards still in the deck.
    """
    steps = distance(mind.own[man_nearest_to_gate(mind)].place)
    return sum(at_least_in(steps, int(throws)) for throws in mind.view.dares) / max(1, len(mind.view.dares))


def react(mind: OfficerMind) -> Move:
    """Return the officer's answer to a question in another player's turn.

    The answer plays a card if that helps, gives up Equipment, or names the men who attend a roll call.
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
    """Return the move that chooses the men who attend a roll call (§3.14).

    They are the men whom a general search might find. A careless player forgets some of them.
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
