"""Candidate moves and values of simulated games, which the shared search needs for Fugitive.

Simulated games run to the end, so no position has to be evaluated. See docs/rules/fugitive.md §8.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.record import Seat
from cogs.fugitive import data
from cogs.fugitive.minds.hunter import Hunter
from cogs.fugitive.minds.levels import HARD, QUICK
from cogs.fugitive.minds.runner import Play, Runner
from cogs.fugitive.policy import POLICIES, ComputerPlayer
from cogs.fugitive.state import State
from cogs.fugitive.view import View

MOST = 12
"""The largest number of candidate moves for one decision."""

RUNS = 4
"""How many ways to lay the 42 are candidates. They are those with the fewest sprint cards."""

SINGLES = 4
"""How many guesses of a single number are candidates. They are the likeliest numbers."""


class Lookahead:
    """The candidate moves for one decision, and the value of a finished simulated game."""

    quick = ComputerPlayer(QUICK)
    clearly = 1.0
    margin = 0.0
    pays = True

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the moves to compare. The move of the hard computer player comes first."""
        own = POLICIES["hard"].choose(view, asks, next_field, chance)
        offered = {ask.verb: ask for ask in asks}
        random = Random(chance.below(1 << 63))
        if "hide" in offered:
            others: Iterable[Move] = _list_hides(Runner(HARD, view, random), offered["hide"], next_field, asks)
        elif "guess" in offered:
            others = _guesses(Hunter(HARD, view, random), offered["guess"])
        else:
            others = _answers(asks)
        return tuple(dict.fromkeys((own, *others)))[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return False: no simulated game may stop early, because only the end shows the winner."""
        return False

    def worth(self, state: State, seat: Seat) -> float:
        """Return the value of a simulated game that was cut off: 1.0 for the Marshal, 0.0 for the Fugitive.

        The Marshal wins any game that reaches its last round (§5).
        """
        return float(seat == state.marshal)

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return how the Marshal won: by the next guess, later, or in a manhunt. It is empty if she lost.

        The value is 1.0 for the Marshal and -1.0 for the Fugitive.
        """
        if end.result is not None and end.marshal not in end.result.winners:
            return {}
        reason = end.result.reason if end.result is not None else ""
        when = "hunt" if reason == "manhunt" else "soon" if end.round <= start.round + 1 else "late"
        return {f"marshal-{when}": 1.0} if seat == end.marshal else {f"fugitive-{when}": -1.0}


LOOKAHEAD = Lookahead()


def _list_hides(runner: Runner, hide: Ask, next_field: NextField, asks: tuple[Ask, ...]) -> Iterator[Move]:
    """Yield moves: passing, laying the 42, and hideouts in the order of the hard computer player.

    Each hideout is yielded with its best sprint cards first. At the end, hideouts follow with a bluff.
    """
    yield from (Move(ask.verb) for ask in asks if not ask.fields)
    hideouts = tuple(map(int, hide.fields[0].options))
    if data.ESCAPE in hideouts:
        yield from (runner.to_move(play, hide, next_field) for play in runner.list_runs()[:RUNS])
        hideouts = tuple(card for card in hideouts if card != data.ESCAPE)
    plays = [play for play in runner.list_plays(hideouts, False) if play is not None]
    plays.sort(key=runner.score, reverse=True)
    best: dict[int, Play] = {}
    for play in plays:
        best.setdefault(play.hideout, play)
    ranked = [*best.values(), *(play for play in plays if best[play.hideout] != play)]
    yield from (runner.to_move(play, hide, next_field) for play in ranked)


def _guesses(hunter: Hunter, guess: Ask) -> Iterator[Move]:
    """Yield guesses: the hard computer player's set of each size, then likely single numbers."""
    chances, field = hunter.chances, guess.fields[0]
    likely = sorted(field.options, key=lambda number: chances[int(number)], reverse=True)
    grown = hunter.grow_set()[0] if field.most > 1 else []
    for size in range(2, len(grown) + 1):
        numbers = grown[:size]
        yield Move("guess", (tuple(number for number in field.options if int(number) in numbers),))
    yield from (Move("guess", ((number,),)) for number in likely[:SINGLES] if chances[int(number)])


def _answers(asks: tuple[Ask, ...]) -> Iterator[Move]:
    """Yield every answer to the questions that have at most one field."""
    for ask in asks:
        if ask.fields:
            yield from (Move(ask.verb, ((option,),)) for option in ask.fields[0].options)
        else:
            yield Move(ask.verb)
