"""The part of the common search that is specific to Alien 1979: candidate moves, and playouts.

Playouts go on to the end, so that no position has to be judged (docs/rules/alien1979.md §7).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.minds.belief import danger
from cogs.alien1979.minds.leaving import throw_out
from cogs.alien1979.minds.mind import HUNTED, Mind
from cogs.alien1979.policy import HARD, POLICIES
from cogs.alien1979.state import State
from cogs.alien1979.view import View

MOST = 12
"""The most candidates of one decision."""

VICTIMS = 2
"""The most players that the search tries to send to the Alien."""

ALONE = ("enter", "activate")
"""Actions to take at once if they are possible, without considering others."""


class Quick:
    """Plays on in playouts.

    It follows the list of rules while the codes are hidden, and counts once they are entered, when the game is soon
    over.
    """

    blind = False

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a move of `asks` that the rules accept."""
        return POLICIES["normal" if view.enterer is None else "hard"].choose(view, asks, next_field, chance)


class Lookahead:
    """Tries the plans for one point, each played out to the end."""

    quick = Quick()
    clearly = 1.0
    margin = 0.0
    pays = True

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the hard mind's own move first, then other plans; none if there is nothing to think about."""
        own = POLICIES["hard"].choose(view, asks, next_field, chance)
        if own.verb in ALONE:
            return (own,)
        plans = dict.fromkeys((own, *_plans(Mind(HARD, view, asks, chance), own)))
        return tuple(plans)[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return False: only the end of the game shows who has won."""
        return False

    def worth(self, state: State, seat: Seat) -> float:
        """Return 0, since playouts end with the game.

        A game that does not end counts as lost, as at the last round (R19).
        """
        return 0.0

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return how the game ended for `seat` if it did not win: dead soon, dead later, or left behind."""
        if end.result is not None and seat in end.result.winners:
            return {}
        if end.pawns[seat].fate != "dead":
            return {"left": -1.0}
        return {"soon" if end.round <= start.round + 1 else "later": -1.0}


def _plans(mind: Mind, own: Move) -> Iterator[Move]:
    """Yield other plans that may be good in critical situations.

    These are: in the Alien's sector, with many marks, and outside the NAVE once the codes are entered. In other
    situations all plans are about equal. A few playouts would then choose by chance, or put off an action again and
    again.
    """
    place = mind.pawn.place
    mad = mind.view.enterer is not None
    threatened = place in data.SECTORS and (mind.beside or mind.pawn.marks >= HUNTED)
    if "go" not in mind.offered or place == data.NAVE or not (mad or threatened):
        return
    yield from (Move(verb) for verb in ("board", "arm", "shield", "heal") if verb in mind.offered)
    if own.verb != "go" and (best := mind.go_to_best()):
        yield best
    if data.MADRE in mind.offered["go"].fields[0].options:
        yield Move("go", ((data.MADRE,),))
    yield from _aimed(mind)
    if place == data.MADRE:
        yield Move("stop")


def _aimed(mind: Mind) -> Iterator[Move]:
    """Yield throwing out each possible player, and sending to the Alien those whom it most likely kills."""
    view = mind.view

    def targets(verb: str) -> list[Seat]:
        return [int(option) for option in mind.offered[verb].fields[0].options] if verb in mind.offered else []

    def death(seat: Seat) -> float:
        pawn = view.pawns[seat]
        return danger(view, seat, view.alien, pawn.marks, pawn.shielded, True).death

    yield from (throw_out(mind, seat) for seat in targets("eject"))
    hunted = [seat for seat in targets("send") if view.pawns[seat].place != view.alien]
    for seat in sorted(hunted, key=death, reverse=True)[:VICTIMS]:
        yield Move("send", ((str(seat),), (view.alien,)))


LOOKAHEAD = Lookahead()
