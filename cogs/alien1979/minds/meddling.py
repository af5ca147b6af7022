"""The actions of a computer player in MADRE against other players.

All weights are our own. See docs/rules/alien1979.md §7 item 3.
"""

from __future__ import annotations

from bot.engine.move import Move
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import cards_until, danger
from cogs.alien1979.minds.mind import HUNTED, Mind

BIG_HAND = 3
"""It is worth forcing a player with at least this many codes to put one down."""
KILL = 0.3
"""A player who counts cards sends another to the Alien if the chance of death is at least this."""


def spite(mind: Mind) -> Move | None:
    """Return a move that uses a spare point against another player, or None (§7 item 3).

    It makes the player with the most codes put one down, or sends a player to the Alien.
    """
    if not mind.level.spite or not mind.coin(mind.level.spite):
        return None
    return force(mind) or send(mind)


def harass(mind: Mind) -> Move | None:
    """Return the move that sends the player who entered the codes to the Alien, or None.

    Only that player can start the countdown from the only seat. The move costs a waiting player nothing.
    """
    view, enterer = mind.view, mind.view.enterer
    if "send" not in mind.offered or not mind.level.counts or enterer is None or mind.late:
        return None
    if view.pawns[enterer].place in (view.alien, data.MADRE, data.NAVE):
        return None
    return Move("send", ((str(enterer),), (view.alien,)))


def force(mind: Mind, least: int = BIG_HAND) -> Move | None:
    """Return the move that makes the player with the most codes put one down, or None.

    The other player must have at least `least` codes. A player who counts cards spares a full hand that cannot take
    another code (the strict limit), since losing a code helps it.
    """
    if "force" not in mind.offered:
        return None
    targets = [int(option) for option in mind.offered["force"].fields[0].options]
    if mind.level.counts and mind.view.strict and mind.view.capacity > 1:
        targets = [seat for seat in targets if mind.view.pawns[seat].count < data.HAND]
    if not targets:
        return None
    target = max(targets, key=lambda seat: (mind.view.pawns[seat].count, cards_until(mind.view, seat)))
    return Move("force", ((str(target),),)) if mind.view.pawns[target].count >= least else None


def send(mind: Mind) -> Move | None:
    """Return the move that sends another player to the Alien if that is worth it, otherwise None.

    The other player has many marks, or will probably die according to the counted cards.
    """
    if "send" not in mind.offered:
        return None
    view = mind.view
    targets = [int(option) for option in mind.offered["send"].fields[0].options]
    targets = [seat for seat in targets if view.pawns[seat].place != view.alien]
    if not targets:
        return None

    def death(seat: Seat) -> float:
        pawn = view.pawns[seat]
        return danger(view, seat, view.alien, pawn.marks, pawn.shielded, mind.level.counts).death

    if mind.level.counts:
        target = max(targets, key=death)
        worth = death(target) >= KILL
    else:
        target = max(targets, key=lambda seat: view.pawns[seat].marks)
        worth = view.pawns[target].marks >= HUNTED
    return Move("send", ((str(target),), (view.alien,))) if worth else None
