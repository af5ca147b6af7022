"""How a computer player gets aboard once the codes are entered, and keeps others from it.

The rules are in docs/rules/alien1979.md §7 items 1, 4 and 5. Weights are reconstructed.
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
"""Turns of the activator left for which a freed seat can still be used."""
LONG_WAY = 3
"""Turns of the activator left for which it pays to go to MADRE and throw a player out in the next turn."""

RISKED_LAST = 0.3
"""Chance of death that the player accepts for the last try to board."""
RISKED_FIRST = 1.0
"""The same if another point is left: any risk."""


def board(mind: Mind) -> Move:
    """Get aboard once the codes are entered (§7 items 1, 4 and 5)."""
    place = mind.pawn.place
    if place == data.NAVE:
        return Move("stop")
    if place == data.MADRE:
        return from_madre(mind)
    if mind.last_turn:
        return mind.if_offered("board") or Move("stop")
    waits = holds_back(mind)
    if mind.level.counts and "board" in mind.offered and not waits and not pressed(mind):
        return Move("board")
    if mind.view.points == data.POINTS and (waits or (not mind.view.seats_free() and worth_going_home(mind))):
        return Move("go", ((data.MADRE,),))
    return mind.survive() or (None if waits else mind.if_offered("board")) or mind.wait()


def pressed(mind: Mind) -> bool:
    """Return whether staying here is too dangerous to try the ship with this point."""
    return mind.danger_at(mind.pawn.place).death > (RISKED_LAST if mind.view.points == 1 else RISKED_FIRST)


def worth_going_home(mind: Mind) -> bool:
    """Return whether going to MADRE leads to a seat: the next turn can throw a player out (§7 item 5)."""
    countdown = mind.view.countdown
    if mind.level.plain:
        return must_make_room(mind)
    return countdown is None or countdown >= LONG_WAY


def must_make_room(mind: Mind) -> bool:
    """Return whether this seat is the enterer, without whom no countdown starts."""
    return mind.view.enterer == mind.seat and mind.view.countdown is None


def from_madre(mind: Mind) -> Move:
    """Leave for the ship, make room there, or wait in safety."""
    if holds_back(mind):
        return bar(mind) or mind.if_offered("arm") or harass(mind) or Move("stop")
    if mind.view.seats_free():
        return mind.go_to_best() or Move("stop")
    return eject(mind) or mind.if_offered("arm") or spite(mind) or Move("stop")


def holds_back(mind: Mind) -> bool:
    """Return whether to wait in MADRE for the countdown.

    Without the enterer the last seat is of no use before it.
    """
    view = mind.view
    if mind.level.plain or view.enterer == mind.seat or view.countdown is not None:
        return False
    return view.capacity == 1 or (mind.level.counts and mind.view.seats_free() <= 1 and view.enterer not in view.aboard)


def bar(mind: Mind) -> Move | None:
    """Throw the enterer out of the only seat before the countdown (§7 item 5).

    The countdown can only start in a later turn. With more than two players, the player does so only sometimes. If it
    always did, the Alien would get the enterer, and the player would then be alone with too little time.
    """
    enterer = mind.view.enterer
    if not mind.level.counts or "eject" not in mind.offered or enterer not in mind.view.aboard:
        return None
    return throw_out(mind, enterer) if not mind.late and (mind.players == PAIR or mind.coin(mind.level.spite)) else None


def throw_out(mind: Mind, target: Seat) -> Move:
    """Throw `target` out to the first sector without the Alien.

    All such sectors are alike, and the panel presets this one.
    """
    away = next(place for place in data.SECTORS if place != mind.view.alien)
    return Move("eject", ((str(target),), (away,)))


def risked_least(pawn: PawnView) -> tuple[bool, int]:
    """Return a sort key for players aboard: those who risked least for the codes are last.

    Players with a weapon and few marks have mostly waited in MADRE.
    """
    return pawn.weapon, -pawn.marks


def eject(mind: Mind) -> Move | None:
    """Throw a player out if the seat can still be used; not the enterer before the countdown (§7 item 5)."""
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
