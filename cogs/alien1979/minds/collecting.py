"""How a computer player looks for codes (docs/rules/alien1979.md §7 items 2 and 3).

All weights are our own. Some moves only concern tables with the strict limit, where a player with a full hand may not
take another code.
"""

from __future__ import annotations

from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.meddling import force, send, spite
from cogs.alien1979.minds.mind import PAIR, Mind
from cogs.alien1979.minds.planning import Planner

MANY = 4
"""With at least this many living players, a player keeps the last point for the weapon."""
FULL_FORCES = 15
"""How often, in percent, a player with a full hand goes to MADRE to force another to put down a code.

This is for tables with the strict limit, where a full hand cannot take another code.
"""
FULL_STAYS = 30
"""How often, in percent, a player with a full hand in MADRE forces another to put down a code.

This is for tables with the strict limit, where the player should rather lose a code than stay. In a game of two, the
normal player always forces the other, since this player is seldom where it could lose a code.
"""
LATE = 25
"""From this round on, one of three players enters the codes if no other player can.

Entering them is a disadvantage.
"""
IDLE_SWAP = 50
"""How often, in percent, a player with a full hand exchanges a code if no code helps."""
ENOUGH = 3
"""How many players look for codes if two pairs are needed. Other players stay in MADRE."""
DEATH_ODDS = 30.0
MARK_ODDS = 0.5
"""The costs of certain death (`DEATH_ODDS`) and of a mark (`MARK_ODDS`), in coming odd cards.

They are for a player who waits for an odd card in order to lose a code.
"""
SPOILT_ODDS = 1.5
"""The cost, in coming odd cards, of putting down a code where all codes help.

The code would mix with the helpful codes of the sector.
"""
BETTER = 0.1
"""The player goes to another sector if it is better by at least this many coming odd cards."""
LIKELIER = 0.05
"""To take the last code elsewhere, the chance of a helpful code must be higher by this much."""
QUIET = 0.05
"""The player ignores a danger with at most this chance of death."""


def go_to(place: str) -> Move:
    """Return the move of going to `place`."""
    return Move("go", ((place,),))


def bring_home(mind: Mind) -> Move:
    """Return the move that brings the player's combination to MADRE.

    The combination is safe there, and the player can enter it in the next turn. See §7 item 2.
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

    If all players waited for ever, nobody would be saved. In a game of two, the first code taken decides which player
    must enter, so never entering gains nothing. In a game of three, it is the player whose hand was filled last.
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
    """Return the move of a player who waits in MADRE: it helps another full hand to get a combination."""
    return mind.if_offered("arm") or force(mind, least=data.HAND) or send(mind) or Move("stop")


def prefers_other_enterer(mind: Mind) -> bool:
    """Return whether it is better for the player if another player enters the codes (§7 items 3 and 5).

    If the ship has one seat, other players keep the player who entered the codes away from it, and the Alien mostly
    kills that player. At some tables they cannot, since a rule forbids acting against players from MADRE again and
    again.
    """
    alone = len(mind.view.living()) == 1
    return mind.level.counts and mind.view.capacity == 1 and not alone and not mind.view.no_siege


def collect(mind: Mind) -> Move:
    """Return the move of a player who looks for codes to get a combination (§7 items 2 and 3)."""
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
    """Return whether a player without codes stays in MADRE because enough others look for codes.

    The player is safe in MADRE and does not disturb the others.
    """
    if mind.view.own or mind.players <= data.TRIO_UP_TO:
        return False
    return sum(pawn.place in data.SECTORS for pawn in mind.view.pawns) >= ENOUGH


def go_out_first(mind: Mind) -> Move | None:
    """Return the move out of MADRE if another player is about to enter the codes, otherwise None.

    The player needs a weapon for it, and is then among the first who can try to board the ship.
    """
    ready = any(pawn.place == data.MADRE and pawn.count == data.HAND for pawn in mind.view.pawns)
    return mind.go_to_best() if ready and mind.pawn.weapon and mind.view.points == data.POINTS else None


def collect_by_plan(mind: Mind) -> Move:
    """Return the move of a player who counts cards and looks for codes, if the ship has several seats.

    It is the first move of the best plan for the player's points. The player stays in MADRE while enough others look
    for codes.
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
    """Return whether the player needs a raised weapon until the player's next turn (§7 item 1).

    In a game of many players, many cards come before that turn.
    """
    living = len(mind.view.living())
    return not mind.level.plain and mind.players > data.TRIO_UP_TO and living >= MANY


def count_odd_cards(mind: Mind, sector: str) -> int:
    """Return how many odd cards are still to come that make all players in `sector` put down a code."""
    return len(data.ODD) - sum(suit == sector for rank, suit in mind.view.discards if rank in data.ODD)


def is_better_elsewhere(mind: Mind, best: str) -> bool:
    """Return whether a player who counts cards should fill the hand in the sector `best` and not here.

    At tables with the strict limit, a full hand cannot take another code. It keeps its codes for many rounds, so their
    rank matters more than time.
    """
    if not (mind.level.counts and mind.view.strict and len(mind.view.own) == data.HAND - 1):
        return False
    there, here = (mind.chance_of_help(data.SECTORS.index(place)) for place in (best, mind.pawn.place))
    return there > here + LIKELIER


def offer_code(mind: Mind) -> Move | None:
    """Return the move of a player with a full hand to a sector where an odd card may come, otherwise None.

    The odd card makes the player lose a code (§3.4). Only tables with the strict limit make this necessary, where a
    full hand cannot take another code.
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
    """Return the move to MADRE, where the player is safe and can take a weapon; otherwise None.

    It uses both points, for which there is no better use. A player with a full hand stays, since the player has to lose
    a code here.
    """
    idle = mind.level.counts and not mind.pawn.weapon and not mind.pawn.marks and not is_full(mind)
    return go_to(data.MADRE) if idle and mind.view.points == data.POINTS else None


def wait_to_lose_code(mind: Mind) -> Move | None:
    """Return the move with which a player who counts cards waits to lose a code, otherwise None.

    The player has a full hand, which cannot take another code (the strict limit). The player may use any point, and may
    go to the Alien's sector while that is harmless. The result is None if the danger is too great.
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
    """Return the move that makes the player with the most codes put one down, otherwise None.

    It is None while the player can find helpful codes. See §7 item 3.
    """
    if mind.level.plain or not is_stuck(mind):
        return None
    others = mind.level.counts or mind.players > PAIR
    if is_full(mind) and others and not prefers_other_enterer(mind) and not mind.coin(FULL_STAYS):
        return None
    return force(mind, least=least_worth_forcing(mind))


def is_full(mind: Mind) -> bool:
    """Return whether the player has a full hand that cannot take another code (the strict limit).

    Such a player must lose a code first.
    """
    return mind.view.strict and len(mind.view.own) >= data.HAND


def is_stuck(mind: Mind) -> bool:
    """Return whether no sector can have a code that helps the player."""
    return not any(is_promising(mind, sector) for sector in data.SECTORS)


def is_worth_forcing(mind: Mind) -> bool:
    """Return whether it is worth going to MADRE to make another player put down a code.

    It is worth it if another player in a sector has codes, and no other player is in MADRE.
    """
    if mind.level.plain or (is_full(mind) and not prefers_other_enterer(mind) and not mind.coin(FULL_FORCES)):
        return False
    others = [pawn for seat, pawn in enumerate(mind.view.pawns) if seat != mind.seat]
    if any(pawn.place == data.MADRE for pawn in others):
        return False
    return any(pawn.count >= least_worth_forcing(mind) and pawn.place in data.SECTORS for pawn in others)


def least_worth_forcing(mind: Mind) -> int:
    """Return the smallest number of codes in a hand for which forcing its player is worthwhile.

    If another player should enter the codes, only a full hand is forced, since losing a code helps that player.
    """
    return data.HAND if prefers_other_enterer(mind) else 1


def is_promising(mind: Mind, place: str) -> bool:
    """Return whether `place` may have a code that helps the player."""
    at = data.SECTORS.index(place)
    if is_full(mind):
        return False
    return mind.chance_of_help(at) > 0 if mind.level.counts else mind.view.lying[at] > len(mind.view.known[at])


def leave_if_alone(mind: Mind) -> Move:
    """Return the move of a player aboard while the codes are hidden (R16).

    The player stays if others look for codes. A player who counts cards leaves if all other players stay in MADRE only
    to act against players (R27).
    """
    pawns = [pawn for pawn in mind.view.pawns if pawn.alive and pawn.place != data.NAVE]
    outside = any(pawn.place != data.MADRE or not (mind.level.counts and pawn.meddled) for pawn in pawns)
    return Move("stop") if outside else mind.go_to_best() or Move("stop")
