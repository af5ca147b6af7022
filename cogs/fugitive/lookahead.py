"""What the search of all games goes by in Fugitive (docs/rules/fugitive.md §8): which moves are worth a look, and who
plays on. Playouts go on to the end, so that no position needs to be judged."""

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
"""Candidates of one decision."""

RUNS = 4
"""Counts of sprint cards with which a run to 42 is worth a look, the fewest ones."""

SINGLES = 4
"""Single numbers that are worth a guess, the likeliest ones."""


class Lookahead:
    """The moves of one decision, each to be played on to the end."""

    quick = ComputerPlayer(QUICK)
    clearly = 1.0
    margin = 0.0
    pays = True

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the hard mind's own move first, then others."""
        own = POLICIES["hard"].choose(view, asks, next_field, chance)
        offered = {ask.verb: ask for ask in asks}
        random = Random(chance.below(1 << 63))
        if "hide" in offered:
            others: Iterable[Move] = _hidings(Runner(HARD, view, random), offered["hide"], next_field, asks)
        elif "guess" in offered:
            others = _guesses(Hunter(HARD, view, random), offered["guess"])
        else:
            others = _answers(asks)
        return tuple(dict.fromkeys((own, *others)))[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Never: whoever has won is seen at the end alone."""
        return False

    def worth(self, state: State, seat: Seat) -> float:
        """Playouts end with the game. One that does not is the Marshal's, as at the last round (§5)."""
        return float(seat == state.marshal)

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Name how the game ended: by the next guess, later, or in a manhunt; for the Fugitive each is a loss."""
        if end.result is not None and end.marshal not in end.result.winners:
            return {}
        reason = end.result.reason if end.result is not None else ""
        when = "hunt" if reason == "manhunt" else "soon" if end.round <= start.round + 1 else "late"
        return {f"marshal-{when}": 1.0} if seat == end.marshal else {f"fugitive-{when}": -1.0}


LOOKAHEAD = Lookahead()


def _hidings(runner: Runner, hide: Ask, next_field: NextField, asks: tuple[Ask, ...]) -> Iterator[Move]:
    """List waiting, runs to 42, and hideouts by what the hard mind thinks of them; each at its best, bluffs last."""
    yield from (Move(ask.verb) for ask in asks if not ask.fields)
    hideouts = tuple(map(int, hide.fields[0].options))
    if data.ESCAPE in hideouts:
        yield from (runner.spelled(play, hide, next_field) for play in runner.escapes()[:RUNS])
        hideouts = tuple(card for card in hideouts if card != data.ESCAPE)
    plays = [play for play in runner.plays(hideouts, False) if play is not None]
    plays.sort(key=runner.score, reverse=True)
    best: dict[int, Play] = {}
    for play in plays:
        best.setdefault(play.hideout, play)
    ranked = [*best.values(), *(play for play in plays if best[play.hideout] != play)]
    yield from (runner.spelled(play, hide, next_field) for play in ranked)


def _guesses(hunter: Hunter, guess: Ask) -> Iterator[Move]:
    """List the set that the hard mind grows, at every size, and the likeliest numbers alone."""
    chances, field = hunter.chances, guess.fields[0]
    likely = sorted(field.options, key=lambda number: chances[int(number)], reverse=True)
    grown = hunter.grown()[0] if field.most > 1 else []
    for size in range(2, len(grown) + 1):
        numbers = grown[:size]
        yield Move("guess", (tuple(number for number in field.options if int(number) in numbers),))
    yield from (Move("guess", ((number,),)) for number in likely[:SINGLES] if chances[int(number)])


def _answers(asks: tuple[Ask, ...]) -> Iterator[Move]:
    """List every answer to questions of at most one pick."""
    for ask in asks:
        if ask.fields:
            yield from (Move(ask.verb, ((option,),)) for option in ask.fields[0].options)
        else:
            yield Move(ask.verb)
