"""How a computer player boards the ship once the codes are entered, and keeps others out.

The rules are in docs/rules/alien1979.md §7 items 1, 4 and 5. All weights are our own.
"""

from __future__ import annotations

from bot.engine.move import Move
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import cards_until
from cogs.alien1979.minds.meddling import harass, spite
from cogs.alien1979.minds.mind import PAIR, Mind
from cogs.alien1979.rules.actions.others import costs_more
from cogs.alien1979.view import PawnView

SEAT_TURNS = 2
"""A seat that becomes free is of use if at least this many turns of the countdown are left."""
LONG_WAY = 3
"""Going to MADRE to throw a player out is of use with at least this many turns of the countdown left."""

RISKED_LAST = 0.3
"""The largest chance of death with which the player still tries to board with the last point."""
RISKED_FIRST = 1.0
"""The largest chance of death with which the player tries to board with a point left: any chance."""


def board(mind: Mind) -> Move:
    """Return the move of a player who tries to board the ship once the codes are entered.

    See §7 items 1, 4 and 5.
    """
    place = mind.pawn.place
    if place == data.NAVE:
        return Move("stop")
    if place == data.MADRE:
        return act_in_madre(mind)
    if mind.last_turn:
        return mind.if_offered("board") or Move("stop")
    waits = should_hold_back(mind)
    if mind.level.counts and "board" in mind.offered and not waits and not is_pressed(mind):
        return Move("board")
    if mind.view.points == data.POINTS and (waits or (not mind.view.seats_free() and is_worth_going_home(mind))):
        return Move("go", ((data.MADRE,),))
    return mind.survive() or (None if waits else mind.if_offered("board")) or mind.wait()


def is_pressed(mind: Mind) -> bool:
    """Return whether it is too dangerous here to spend this point on trying to board the ship."""
    return mind.danger_at(mind.pawn.place).death > (RISKED_LAST if mind.view.points == 1 else RISKED_FIRST)


def is_worth_going_home(mind: Mind) -> bool:
    """Return whether going to MADRE can win the player a seat (§7 item 5).

    In MADRE, the player can throw another player out in the next turn.
    """
    countdown = mind.view.countdown
    if mind.level.plain:
        return must_make_room(mind)
    return countdown is None or countdown >= LONG_WAY


def must_make_room(mind: Mind) -> bool:
    """Return whether the player entered the codes and the countdown has not started.

    No other player can start it.
    """
    return mind.view.enterer == mind.seat and mind.view.countdown is None


def act_in_madre(mind: Mind) -> Move:
    """Return the move of a player in MADRE: to go to the ship, throw a player out, or wait in safety."""
    if should_hold_back(mind):
        return throw_out_enterer(mind) or mind.if_offered("arm") or harass(mind) or Move("stop")
    if mind.view.seats_free():
        return mind.go_to_best() or Move("stop")
    return eject(mind) or mind.if_offered("arm") or spite(mind) or Move("stop")


def should_hold_back(mind: Mind) -> bool:
    """Return whether to wait in MADRE until the countdown starts.

    Before that, the last seat is useless, since only the player who entered the codes can start the countdown.
    """
    view = mind.view
    if mind.level.plain or view.enterer == mind.seat or view.countdown is not None:
        return False
    return view.capacity == 1 or (mind.level.counts and mind.view.seats_free() <= 1 and view.enterer not in view.aboard)


def throw_out_enterer(mind: Mind) -> Move | None:
    """Return the move that throws the player who entered the codes out of the only seat (§7 item 5).

    The result is None if that is impossible or unwise. The move is made before the countdown, which can then only start
    in a later turn. With more than two players, it is made only sometimes. Otherwise the Alien would get that player,
    and the player who made the move would be alone with too little time.
    """
    enterer = mind.view.enterer
    if not mind.level.counts or "eject" not in mind.offered or enterer not in mind.view.aboard:
        return None
    return throw_out(mind, enterer) if not mind.late and (mind.players == PAIR or mind.coin(mind.level.spite)) else None


def throw_out(mind: Mind, target: Seat) -> Move:
    """Return the move that throws the player `target` out to the first sector without the Alien.

    All such sectors are alike, and the private page preselects this one.
    """
    away = next(place for place in data.SECTORS if place != mind.view.alien)
    return Move("eject", ((str(target),), (away,)))


def risked_least(pawn: PawnView) -> tuple[bool, int]:
    """Return a sort key for players aboard. The players who risked least for the codes are last.

    Players with a weapon and few marks have mostly waited in MADRE.
    """
    return pawn.weapon, -pawn.marks


def eject(mind: Mind) -> Move | None:
    """Return the move that throws a player out if the free seat is still of use, otherwise None.

    Before the countdown, the player who entered the codes is spared (§7 item 5).
    """
    view = mind.view
    if "eject" not in mind.offered or (view.countdown is not None and view.countdown < SEAT_TURNS):
        return None
    if mind.level.plain and not must_make_room(mind):
        return None
    targets = [seat for seat in view.aboard if view.countdown is not None or seat != view.enterer]
    if not targets:
        return None
    target = mind.chance.choice(targets)
    if mind.level.counts:
        target = max(
            targets,
            key=lambda seat: (
                seat != view.enterer,
                not costs_more(view, seat),
                *risked_least(view.pawns[seat]),
                cards_until(view, seat),
            ),
        )
    return throw_out(mind, target)
