"""Candidate moves and values of simulated games, which the shared search needs for Alien 1979.

Simulated games run to the end, so no position has to be evaluated (docs/rules/alien1979.md §7).
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
"""The largest number of candidate moves for one decision."""

VICTIMS = 2
"""The number of players whom the search tries to send to the Alien. They are the likeliest to die."""

ALONE = ("enter", "activate")
"""The kinds of actions that are taken without a search as soon as they are possible."""


class Quick:
    """The computer player that makes the moves of simulated games.

    It plays like the normal one while the codes are hidden, and like the hard one once they are entered.
    """

    blind = False

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a complete answer to one of the questions in `asks`, which the rules accept."""
        return POLICIES["normal" if view.enterer is None else "hard"].choose(view, asks, next_field, chance)


class Lookahead:
    """The candidate moves for one decision. Each is tried in simulated games that run to the end."""

    quick = Quick()
    clearly = 1.0
    margin = 0.0
    pays = True

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the moves to compare: the hard computer player's move first, then others.

        If there is nothing to consider, only the first one is returned.
        """
        own = POLICIES["hard"].choose(view, asks, next_field, chance)
        if own.verb in ALONE:
            return (own,)
        plans = dict.fromkeys((own, *_plans(Mind(HARD, view, asks, chance), own)))
        return tuple(plans)[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return False: no simulated game may stop early, because only the end shows the winners."""
        return False

    def worth(self, state: State, seat: Seat) -> float:
        """Return the value of a simulated game that was cut off, which is 0.0.

        A game that does not end counts as lost, like a game that reaches the last round (R19).
        """
        return 0.0

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return how the game ended for the player: dead soon, dead later, or left behind.

        The result is empty for a winner.
        """
        if end.result is not None and seat in end.result.winners:
            return {}
        if end.pawns[seat].fate != "dead":
            return {"left": -1.0}
        return {"soon" if end.round <= start.round + 1 else "later": -1.0}


def _plans(mind: Mind, own: Move) -> Iterator[Move]:
    """Yield further moves to compare, but only in critical situations.

    These are: in the Alien's sector, with many marks, or outside the NAVE once the codes are entered. In other
    situations all moves are about equally good. A few simulated games would then decide by chance, or put off an action
    again and again.
    """
    place = mind.pawn.place
    mad = mind.view.enterer is not None
    threatened = place in data.SECTORS and (mind.is_with_alien or mind.pawn.marks >= HUNTED)
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
    """Yield moves against other players.

    They throw each possible player out, and send the players who are likeliest to die to the Alien.
    """
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
