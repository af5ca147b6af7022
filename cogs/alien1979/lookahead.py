"""What the search of all games goes by in Alien 1979 (docs/rules/alien1979.md §7): which moves are worth a look, who
plays on. Playouts go on to the end, so that no position needs to be judged."""

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
"""Candidates of one decision."""

VICTIMS = 2
"""Players worth a look, of those who can be sent to the Alien."""

ALONE = ("enter", "activate")
"""What is done at once wherever it can be done: nothing else is worth a look."""


class Quick:
    """Plays on: by the list while the codes are hidden, counting once they are entered, when all is soon over."""

    blind = False

    def choose(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Return a move of `asks` that the rules accept."""
        return POLICIES["normal" if view.enterer is None else "hard"].choose(view, asks, next_field, chance)


class Lookahead:
    """The plans for one point, each to be played on to the end."""

    quick = Quick()
    clearly = 1.0
    margin = 0.0
    pays = True

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the hard mind's own move first, then other plans; none where there is nothing to think about."""
        own = POLICIES["hard"].choose(view, asks, next_field, chance)
        if own.verb in ALONE:
            return (own,)
        plans = dict.fromkeys((own, *_plans(Mind(HARD, view, asks, chance), own)))
        return tuple(plans)[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Never: whoever has won is seen at the end alone."""
        return False

    def worth(self, state: State, seat: Seat) -> float:
        """Playouts end with the game. One that does not is lost, as at the last round (R19)."""
        return 0.0

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Name how the game ended for `seat`, if not aboard: dead soon or later, or left behind."""
        if end.result is not None and seat in end.result.winners:
            return {}
        if end.pawns[seat].fate != "dead":
            return {"left": -1.0}
        return {"soon" if end.round <= start.round + 1 else "later": -1.0}


def _plans(mind: Mind, own: Move) -> Iterator[Move]:
    """List what may be meant well where plans part: beside the Alien, with many marks, and outside the NAVE once the
    codes are entered. Elsewhere all come to about the same, and few playouts would choose by chance, or put off for
    ever what can be done in the next turn as well.
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
    """Throw anybody out, and send those to the Alien whom it may most likely kill."""
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
