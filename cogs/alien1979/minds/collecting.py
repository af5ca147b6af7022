"""How a computer player looks for codes (docs/rules/alien1979.md §7 items 2 and 3).

Weights are reconstructed.
"""

from __future__ import annotations

from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.minds.meddling import force, send, spite
from cogs.alien1979.minds.mind import PAIR, Mind
from cogs.alien1979.minds.planning import Planner

MANY = 4
"""The number of living players, at larger tables, from which the last point is kept for the weapon."""
FULL_FORCES = 15
"""Percentage of decisions in which a full hand under the strict limit goes to MADRE for a forced discard."""
FULL_STAYS = 30
"""Percentage of decisions in which such a hand, already in MADRE, forces a discard, although it needs to lose a code
itself. The normal player of two always does, since it is seldom in a place where it could lose one."""
LATE = 25
"""Round from which one of three players enters the codes if no other can, although that is a disadvantage."""
IDLE_SWAP = 50
"""Percentage of decisions in which a full hand swaps a code if no code helps."""
ENOUGH = 3
"""Players who look for codes at a table that needs two pairs; the others stay in MADRE."""
DEATH_ODDS = 30.0
MARK_ODDS = 0.5
"""Odd cards still to come that outweigh certain death, or a mark, for a hand that waits to lose a code."""
SPOILT_ODDS = 1.5
"""The same for a sector with only codes that help: a code put down there gets lost among them."""
BETTER = 0.1
"""Odd cards by which another sector must be better for the player to go there."""
LIKELIER = 0.05
"""Chance of a helpful code by which another sector must be better for the code that fills the hand."""
QUIET = 0.05
"""Chance of death up to which the player ignores the danger."""


def go_to(place: str) -> Move:
    """Return the move to `place`."""
    return Move("go", ((place,),))


def homeward(mind: Mind) -> Move:
    """Carry the combination to MADRE (§7 item 2), where it is safe and is entered in the next turn."""
    if mind.pawn.place == data.MADRE:
        return bide(mind) if lures(mind) else Move("stop")
    if mind.pawn.place == data.NAVE:
        return mind.go_to_best() or Move("stop")
    if mind.view.points == data.POINTS:
        return go_to(data.MADRE)
    if mind.level.counts and mind.view.capacity > 1:
        return Planner(mind).best()
    spare = mind.if_offered("take") if len(mind.view.own) < data.HAND else None
    return mind.survive() or spare or mind.wait()


def bides(mind: Mind) -> bool:
    """Return whether to wait with the combination in MADRE until another player enters the codes.

    If all players waited for ever, nobody would be saved. With two players, the first code taken decides which of them
    must enter; so a player gains nothing by never entering. With three, it is the one whose hand was filled last.
    """
    if not mind.ready or not lures(mind):
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
    """Wait in MADRE, and help another player with a full hand to a combination."""
    return mind.if_offered("arm") or force(mind, least=data.HAND) or send(mind) or Move("stop")


def lures(mind: Mind) -> bool:
    """Return whether it is better that another player enters the codes (§7 items 3 and 5).

    If the ship has one seat, all others keep the player who entered the codes from it, and the Alien mostly kills that
    player. At a table without sieges they cannot do so.
    """
    alone = len(mind.view.living()) == 1
    return mind.level.counts and mind.view.capacity == 1 and not alone and not mind.view.no_siege


def collect(mind: Mind) -> Move:
    """Look for codes (§7 items 2 and 3)."""
    place = mind.pawn.place
    if place == data.NAVE:
        return leave_if_alone(mind)
    if place == data.MADRE:
        armed = mind.if_offered("arm")
        if stays_home(mind):
            return armed or Move("stop")
        if careful(mind) and mind.view.points < data.POINTS and not armed:
            return loosen(mind) or spite(mind) or Move("stop")
        return armed or loosen(mind) or spite(mind) or mind.go_to_best() or Move("stop")
    if careful(mind) and mind.view.points < data.POINTS and (raised := mind.if_offered("shield")):
        return raised
    if mind.view.points == data.POINTS and stuck(mind) and worth_forcing(mind):
        return mind.survive() or go_to(data.MADRE)
    best = mind.best_sector()
    if "take" in mind.offered and promising(mind, place):
        return go_to(best) if best is not None and better_first(mind, best) else Move("take")
    if best is not None and promising(mind, best) and mind.worth_of(place) < mind.worth_of(best):
        return go_to(best)
    if "take" in mind.offered and (len(mind.view.own) < data.HAND or mind.coin(IDLE_SWAP)):
        return Move("take")
    return offer_code(mind) or fetch_weapon(mind) or mind.wait()


def stays_home(mind: Mind) -> bool:
    """Return whether enough others look for codes, so that a player without any stays in MADRE.

    There the player is safe and in nobody's way.
    """
    if mind.view.own or mind.players <= data.TRIO_UP_TO:
        return False
    return sum(pawn.place in data.SECTORS for pawn in mind.view.pawns) >= ENOUGH


def lines_up(mind: Mind) -> Move | None:
    """Go out with a weapon when another player has brought enough codes home to enter them.

    So the player is among the first to try the ship, before those who only wait for that.
    """
    ready = any(pawn.place == data.MADRE and pawn.count == data.HAND for pawn in mind.view.pawns)
    return mind.go_to_best() if ready and mind.pawn.weapon and mind.view.points == data.POINTS else None


def collect_by_plan(mind: Mind) -> Move:
    """Look for codes as the counting player does if the ship has several seats.

    It takes the best plan for its points, and stays at home as long as enough others are out there.
    """
    place, trio = mind.pawn.place, mind.players <= data.TRIO_UP_TO
    if place == data.NAVE:
        return leave_if_alone(mind)
    if place == data.MADRE:
        if stays_home(mind):
            return mind.if_offered("arm") or lines_up(mind) or Move("stop")
        if trio and (done := loosen(mind) or spite(mind)):
            return done
    elif trio and mind.view.points == data.POINTS and stuck(mind) and worth_forcing(mind):
        return go_to(data.MADRE)
    return Planner(mind).best()


def careful(mind: Mind) -> bool:
    """Return whether a player needs a raised weapon until its next turn (§7 item 1).

    At such a table many cards come before that.
    """
    living = len(mind.view.living())
    return not mind.level.plain and mind.players > data.TRIO_UP_TO and living >= MANY


def odd_cards(mind: Mind, sector: str) -> int:
    """Count the odd cards still to come that make everybody in `sector` put a code down."""
    return len(data.ODD) - sum(suit == sector for rank, suit in mind.view.discards if rank in data.ODD)


def better_first(mind: Mind, best: str) -> bool:
    """Return whether the counting player takes the code that fills its hand at `best` rather than here.

    Under the strict limit the hand keeps that code for many rounds, so its rank matters more than the time.
    """
    if not (mind.level.counts and mind.view.strict and len(mind.view.own) == data.HAND - 1):
        return False
    there, here = (mind.hopes(data.SECTORS.index(place)) for place in (best, mind.pawn.place))
    return there > here + LIKELIER


def offer_code(mind: Mind) -> Move | None:
    """Move a full hand to where an odd card may still come, to lose a code under the strict limit (§3.4)."""
    if mind.level.plain or not full(mind) or mind.view.points < data.POINTS:
        return None
    best = max(mind.sectors(), key=lambda sector: odd_cards(mind, sector), default=None)
    return go_to(best) if best is not None and odd_cards(mind, best) > odd_cards(mind, mind.pawn.place) else None


def fetch_weapon(mind: Mind) -> Move | None:
    """Go to MADRE, where the player is safe and can take a weapon, instead of wasting both points.

    A full hand stays, since it has to lose a code here.
    """
    idle = mind.level.counts and not mind.pawn.weapon and not mind.pawn.marks and not full(mind)
    return go_to(data.MADRE) if idle and mind.view.points == data.POINTS else None


def outwait(mind: Mind) -> Move | None:
    """Move a full hand under the strict limit to where it best loses a code, as the counting player does.

    It does so with any point, also in the Alien's sector while that is harmless, since no other use of a point helps.
    None if the danger is too great.
    """
    here = mind.pawn.place
    if not mind.level.counts or not full(mind) or here not in data.SECTORS:
        return None
    dangers = {sector: mind.danger_at(sector) for sector in data.SECTORS}

    def worth(sector: str) -> float:
        risk = dangers[sector]
        spoilt = SPOILT_ODDS * mind.hopes(data.SECTORS.index(sector))
        return odd_cards(mind, sector) - DEATH_ODDS * risk.death - MARK_ODDS * risk.marks - spoilt

    best = max(data.SECTORS, key=lambda sector: (worth(sector), mind.view.lying[data.SECTORS.index(sector)]))
    if worth(best) > worth(here) + BETTER:
        return go_to(best)
    if dangers[here].death >= QUIET:
        return None
    if mind.view.points == data.POINTS and worth_forcing(mind):
        return go_to(data.MADRE)
    return mind.wait()


def loosen(mind: Mind) -> Move | None:
    """Make the biggest hand put a code down if no helpful code can be found (§7 item 3)."""
    if mind.level.plain or not stuck(mind):
        return None
    others = mind.level.counts or mind.players > PAIR
    if full(mind) and others and not lures(mind) and not mind.coin(FULL_STAYS):
        return None
    return force(mind, least=worth_least(mind))


def full(mind: Mind) -> bool:
    """Return whether the hand is full under the strict limit: it first has to lose a code."""
    return mind.view.strict and len(mind.view.own) >= data.HAND


def stuck(mind: Mind) -> bool:
    """Return whether no sector can have a code that helps."""
    return not any(promising(mind, sector) for sector in data.SECTORS)


def worth_forcing(mind: Mind) -> bool:
    """Return whether it pays to go to MADRE for a forced discard.

    That is so if another player in a sector holds codes, and nobody else is in MADRE.
    """
    if mind.level.plain or (full(mind) and not lures(mind) and not mind.coin(FULL_FORCES)):
        return False
    others = [pawn for seat, pawn in enumerate(mind.view.pawns) if seat != mind.seat]
    if any(pawn.place == data.MADRE for pawn in others):
        return False
    return any(pawn.count >= worth_least(mind) and pawn.place in data.SECTORS for pawn in others)


def worth_least(mind: Mind) -> int:
    """Return the fewest codes in a hand that make a forced discard worthwhile.

    If another player should enter the codes, only a full hand is forced, since the discard helps it.
    """
    return data.HAND if lures(mind) else 1


def promising(mind: Mind, place: str) -> bool:
    """Return whether `place` may have a code that helps."""
    at = data.SECTORS.index(place)
    if full(mind):
        return False
    return mind.hopes(at) > 0 if mind.level.counts else mind.view.lying[at] > len(mind.view.known[at])


def leave_if_alone(mind: Mind) -> Move:
    """Stay aboard while the codes are hidden, as long as a player outside can look for them (R16).

    The counting player does not wait for players who stay in MADRE to trouble others (R27).
    """
    pawns = [pawn for pawn in mind.view.pawns if pawn.alive and pawn.place != data.NAVE]
    outside = any(pawn.place != data.MADRE or not (mind.level.counts and pawn.meddled) for pawn in pawns)
    return Move("stop") if outside else mind.go_to_best() or Move("stop")
