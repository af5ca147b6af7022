"""How a computer player looks for codes (docs/rules/alien1979.md §7 items 2 and 3).

All weights are reconstructed.
"""

from __future__ import annotations

from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.meddling import force, send, spite
from cogs.alien1979.minds.mind import PAIR, Mind
from cogs.alien1979.minds.planning import Planner

MANY = 4
"""At large tables with at least this many living players, the last point is kept for the weapon."""
FULL_FORCES = 15
"""How often, in percent, a player with a full hand under the strict limit goes to MADRE to force a discard."""
FULL_STAYS = 30
"""How often, in percent, such a player who is already in MADRE forces a discard, although it must lose a code itself.

The normal player of two always does, since it is seldom where it could lose a code.
"""
LATE = 25
"""From this round on, one of three players enters the codes if nobody else can, although it is a disadvantage."""
IDLE_SWAP = 50
"""How often, in percent, a player with a full hand swaps a code if no code helps."""
ENOUGH = 3
"""How many players look for codes at a table that needs two pairs. The others stay in MADRE."""
DEATH_ODDS = 30.0
MARK_ODDS = 0.5
"""How many coming odd cards outweigh certain death, or a mark, for a player who waits to lose a code."""
SPOILT_ODDS = 1.5
"""The cost in odd cards if all codes of the sector help. A code that is put down there mixes with them."""
BETTER = 0.1
"""How many odd cards better another sector must be for the player to go there."""
LIKELIER = 0.05
"""How much higher the chance of a helpful code must be in another sector to take the last code there."""
QUIET = 0.05
"""Up to this chance of death, the player ignores the danger."""


def go_to(place: str) -> Move:
    """Return the move to `place`."""
    return Move("go", ((place,),))


def bring_home(mind: Mind) -> Move:
    """Return the move that brings the combination to MADRE, where it is safe and can be entered next turn.

    See §7 item 2.
    """
    if mind.pawn.place == data.MADRE:
        return bide(mind) if prefers_other_enterer(mind) else Move("stop")
    if mind.pawn.place == data.NAVE:
        return mind.go_to_best() or Move("stop")
    if mind.view.points == data.POINTS:
        return go_to(data.MADRE)
    if mind.level.counts and mind.view.capacity > 1:
        return Planner(mind).best()
    spare = mind.if_offered("take") if len(mind.view.own) < data.HAND else None
    return mind.survive() or spare or mind.wait()


def should_bide(mind: Mind) -> bool:
    """Return whether to wait in MADRE with a combination until another player enters the codes.

    If all players waited for ever, nobody would be saved. With two players, the first code taken decides which of them
    must enter, so never entering gains nothing. With three, it is the player whose hand was filled last.
    """
    if not mind.ready or not prefers_other_enterer(mind):
        return False
    trail, seats = mind.view.trail, mind.view.at(data.MADRE)
    if mind.players == PAIR:
        who, sector, _ = trail[0] if trail else (mind.view.first, data.SECTORS[0], False)
        return (who == mind.seat) == bool(data.SECTORS.index(sector) % 2)
    rivals = [seat for seat in seats if seat != mind.seat and mind.view.pawns[seat].count == data.HAND]
    if not rivals:
        return mind.view.round < LATE
    filled = {passage.who: number for number, passage in enumerate(trail) if not passage.down}
    return any(filled.get(seat, -1) > filled.get(mind.seat, -1) for seat in rivals)


def bide(mind: Mind) -> Move:
    """Return the move of a player who waits in MADRE: help another full hand to a combination."""
    return mind.if_offered("arm") or force(mind, least=data.HAND) or send(mind) or Move("stop")


def prefers_other_enterer(mind: Mind) -> bool:
    """Return whether it is better that another player enters the codes (§7 items 3 and 5).

    If the ship has one seat, the others keep the player who entered the codes from it, and the Alien mostly kills that
    player. At a table without sieges they cannot do so.
    """
    alone = len(mind.view.living()) == 1
    return mind.level.counts and mind.view.capacity == 1 and not alone and not mind.view.no_siege


def collect(mind: Mind) -> Move:
    """Return the move of a player who looks for codes (§7 items 2 and 3)."""
    place = mind.pawn.place
    if place == data.NAVE:
        return leave_if_alone(mind)
    if place == data.MADRE:
        armed = mind.if_offered("arm")
        if should_stay_home(mind):
            return armed or Move("stop")
        if needs_weapon(mind) and mind.view.points < data.POINTS and not armed:
            return force_if_stuck(mind) or spite(mind) or Move("stop")
        return armed or force_if_stuck(mind) or spite(mind) or mind.go_to_best() or Move("stop")
    if needs_weapon(mind) and mind.view.points < data.POINTS and (raised := mind.if_offered("shield")):
        return raised
    if mind.view.points == data.POINTS and is_stuck(mind) and is_worth_forcing(mind):
        return mind.survive() or go_to(data.MADRE)
    best = mind.best_sector()
    if "take" in mind.offered and is_promising(mind, place):
        return go_to(best) if best is not None and is_better_elsewhere(mind, best) else Move("take")
    if best is not None and is_promising(mind, best) and mind.value_of(place) < mind.value_of(best):
        return go_to(best)
    if "take" in mind.offered and (len(mind.view.own) < data.HAND or mind.coin(IDLE_SWAP)):
        return Move("take")
    return offer_code(mind) or fetch_weapon(mind) or mind.wait()


def should_stay_home(mind: Mind) -> bool:
    """Return whether a player without codes stays in MADRE, because enough others look for codes.

    The player is safe there and in nobody's way.
    """
    if mind.view.own or mind.players <= data.TRIO_UP_TO:
        return False
    return sum(pawn.place in data.SECTORS for pawn in mind.view.pawns) >= ENOUGH


def go_out_first(mind: Mind) -> Move | None:
    """Return the move out of MADRE when another player is about to enter the codes; None otherwise.

    It needs a weapon. The player is then among the first to try the ship.
    """
    ready = any(pawn.place == data.MADRE and pawn.count == data.HAND for pawn in mind.view.pawns)
    return mind.go_to_best() if ready and mind.pawn.weapon and mind.view.points == data.POINTS else None


def collect_by_plan(mind: Mind) -> Move:
    """Return the move of a card-counting player who looks for codes, if the ship has several seats.

    It is the first move of the best plan for its points. The player stays home while enough others look for codes.
    """
    place, trio = mind.pawn.place, mind.players <= data.TRIO_UP_TO
    if place == data.NAVE:
        return leave_if_alone(mind)
    if place == data.MADRE:
        if should_stay_home(mind):
            return mind.if_offered("arm") or go_out_first(mind) or Move("stop")
        if trio and (done := force_if_stuck(mind) or spite(mind)):
            return done
    elif trio and mind.view.points == data.POINTS and is_stuck(mind) and is_worth_forcing(mind):
        return go_to(data.MADRE)
    return Planner(mind).best()


def needs_weapon(mind: Mind) -> bool:
    """Return whether a player needs a raised weapon until its next turn (§7 item 1).

    At such a table many cards come before that.
    """
    living = len(mind.view.living())
    return not mind.level.plain and mind.players > data.TRIO_UP_TO and living >= MANY


def count_odd_cards(mind: Mind, sector: str) -> int:
    """Return how many odd cards are still to come that make everybody in `sector` put down a code."""
    return len(data.ODD) - sum(suit == sector for rank, suit in mind.view.discards if rank in data.ODD)


def is_better_elsewhere(mind: Mind, best: str) -> bool:
    """Return whether a card-counting player should fill its hand at `best` rather than here.

    Under the strict limit the hand keeps that code for many rounds, so its rank matters more than time.
    """
    if not (mind.level.counts and mind.view.strict and len(mind.view.own) == data.HAND - 1):
        return False
    there, here = (mind.chance_of_help(data.SECTORS.index(place)) for place in (best, mind.pawn.place))
    return there > here + LIKELIER


def offer_code(mind: Mind) -> Move | None:
    """Return the move of a full hand to where an odd card may come, to lose a code (§3.4); None otherwise.

    Only the strict limit makes this necessary.
    """
    if mind.level.plain or not is_full(mind) or mind.view.points < data.POINTS:
        return None
    best = max(mind.sectors(), key=lambda sector: count_odd_cards(mind, sector), default=None)
    return (
        go_to(best)
        if best is not None and count_odd_cards(mind, best) > count_odd_cards(mind, mind.pawn.place)
        else None
    )


def fetch_weapon(mind: Mind) -> Move | None:
    """Return the move to MADRE, where the player is safe and can take a weapon; None otherwise.

    It uses both points, which would be wasted. A full hand stays, since it has to lose a code here.
    """
    idle = mind.level.counts and not mind.pawn.weapon and not mind.pawn.marks and not is_full(mind)
    return go_to(data.MADRE) if idle and mind.view.points == data.POINTS else None


def wait_to_lose_code(mind: Mind) -> Move | None:
    """Return a card-counting player's move with a full hand under the strict limit, to lose a code well.

    It may use any point, and may go to the Alien's sector while that is harmless. None if the danger is too great.
    """
    here = mind.pawn.place
    if not mind.level.counts or not is_full(mind) or here not in data.SECTORS:
        return None
    dangers = {sector: mind.danger_at(sector) for sector in data.SECTORS}

    def worth(sector: str) -> float:
        risk = dangers[sector]
        spoilt = SPOILT_ODDS * mind.chance_of_help(data.SECTORS.index(sector))
        return count_odd_cards(mind, sector) - DEATH_ODDS * risk.death - MARK_ODDS * risk.marks - spoilt

    best = max(data.SECTORS, key=lambda sector: (worth(sector), mind.view.lying[data.SECTORS.index(sector)]))
    if worth(best) > worth(here) + BETTER:
        return go_to(best)
    if dangers[here].death >= QUIET:
        return None
    if mind.view.points == data.POINTS and is_worth_forcing(mind):
        return go_to(data.MADRE)
    return mind.wait()


def force_if_stuck(mind: Mind) -> Move | None:
    """Return the move that forces the biggest hand to discard; None if helpful codes can be found.

    See §7 item 3.
    """
    if mind.level.plain or not is_stuck(mind):
        return None
    others = mind.level.counts or mind.players > PAIR
    if is_full(mind) and others and not prefers_other_enterer(mind) and not mind.coin(FULL_STAYS):
        return None
    return force(mind, least=least_worth_forcing(mind))


def is_full(mind: Mind) -> bool:
    """Return whether the hand is full under the strict limit, so that it must first lose a code."""
    return mind.view.strict and len(mind.view.own) >= data.HAND


def is_stuck(mind: Mind) -> bool:
    """Return whether no sector can have a code that helps."""
    return not any(is_promising(mind, sector) for sector in data.SECTORS)


def is_worth_forcing(mind: Mind) -> bool:
    """Return whether it is worth going to MADRE to force a discard.

    It is if another player in a sector holds codes, and nobody else is in MADRE.
    """
    if mind.level.plain or (is_full(mind) and not prefers_other_enterer(mind) and not mind.coin(FULL_FORCES)):
        return False
    others = [pawn for seat, pawn in enumerate(mind.view.pawns) if seat != mind.seat]
    if any(pawn.place == data.MADRE for pawn in others):
        return False
    return any(pawn.count >= least_worth_forcing(mind) and pawn.place in data.SECTORS for pawn in others)


def least_worth_forcing(mind: Mind) -> int:
    """Return how many codes a hand must have to be worth a forced discard.

    If another player should enter the codes, only a full hand is forced, since the discard helps that player.
    """
    return data.HAND if prefers_other_enterer(mind) else 1


def is_promising(mind: Mind, place: str) -> bool:
    """Return whether `place` may have a code that helps."""
    at = data.SECTORS.index(place)
    if is_full(mind):
        return False
    return mind.chance_of_help(at) > 0 if mind.level.counts else mind.view.lying[at] > len(mind.view.known[at])


def leave_if_alone(mind: Mind) -> Move:
    """Return the move of a player aboard while the codes are hidden: stay if others look for them (R16).

    A card-counting player leaves if all others only stay in MADRE to trouble players (R27).
    """
    pawns = [pawn for pawn in mind.view.pawns if pawn.alive and pawn.place != data.NAVE]
    outside = any(pawn.place != data.MADRE or not (mind.level.counts and pawn.meddled) for pawn in pawns)
    return Move("stop") if outside else mind.go_to_best() or Move("stop")
