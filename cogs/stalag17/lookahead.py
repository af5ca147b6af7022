"""The knowledge that the search uses in Stalag 17 (docs/rules/stalag17.md §7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp
from statistics import fmean

from bot.engine.chance import Chance
from bot.engine.move import Ask, Move, NextField
from bot.engine.record import Seat
from cogs.stalag17.data import KIND_OF
from cogs.stalag17.minds.choices import choices
from cogs.stalag17.minds.mind import Mind
from cogs.stalag17.minds.quick import QuickPlayer
from cogs.stalag17.policy import HARD, ComputerPlayer, met
from cogs.stalag17.state import Player, State
from cogs.stalag17.view import View

MOST = 6
"""The most moves that the search tries at a time. Moves that the hard mind ranks lower have hardly ever been better."""

# Reconstructed. Of several values tried, these best predict the winners of games between hard computers.
OUT = {3: 0.0, 2: 0.55, 1: 1.75, 0: 4.0}
"""How far ahead a player is with so many prisoners left."""
VIGILANCE = {3: 0.12, 2: 0.09, 1: 0.17, 0: 0.0}
"""How much each point of vigilance holds back a player with so many prisoners left."""
COIN = 0.04
"""How much less each point holds back a player who still has the coin."""
RIVALS_GONE = 10.0
"""The distance from the end of a player who has left the game."""
LEAD = 1.3
"""The weight of a lead of 1, as the logarithm of the odds of the better place. Fitted to 800 games of hard
computers."""


class Ahead:
    """Plays out the round, and judges the position after its roll call.

    Rivals are slower in playouts than in real play, so moves that playouts prefer to the hard mind's choice lose places
    (docs/computers.md). Therefore only advice uses this search, and only if playouts leave no doubt.
    """

    quick = QuickPlayer()
    clearly = 8.0
    margin = 0.0
    pays = False

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the hard mind's choice, its other ideas, best first, then each other card to play face-down.

        Joining without meeting the plan is among them: it closes the window to the players who come after (§4.4). An
        escape alone that fails is not, since it reveals cards, costs vigilance and prevents nothing.
        """
        own = ComputerPlayer(HARD).choose(view, asks, next_field, chance)
        moves: dict[tuple[str, ...], Move] = {}
        for move in (own, *others(Mind(HARD, view, asks, next_field, chance))):
            moves.setdefault(alike(move), move)
        return tuple(moves.values())[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return whether the playout has reached the end of its round."""
        return now.round != start.round

    def worth(self, state: State, seat: Seat) -> float:
        """Return the share of the other players whom `seat` will leave behind.

        It is judged by prisoners and vigilance. Players who have left the game count as left behind (§3.10). The cards
        that have just been dealt do not count.
        """
        own = held_back(state.players[seat])
        leads = [
            1.0 if player.gone else 1 / (1 + exp(LEAD * (own - held_back(player))))
            for other, player in enumerate(state.players)
            if other != seat
        ]
        return fmean(leads)

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return the terms that bring `seat` forward, and those that hold the others back."""
        own, rivals = end.players[seat], [each for other, each in enumerate(end.players) if other != seat]
        return {
            "out": OUT[own.left],
            "vigilance": -weighed(own),
            "rivals": fmean(RIVALS_GONE if rival.gone else held_back(rival) for rival in rivals),
        }


def held_back(player: Player) -> float:
    """Return how far a player is from the end of the game."""
    return weighed(player) - OUT[player.left]


def weighed(player: Player) -> float:
    """Return how much vigilance holds a player back."""
    return (VIGILANCE[player.left] - COIN * player.coin) * player.vigilance


def others(mind: Mind) -> Iterator[Move]:
    """Yield moves other than the choice of `mind`."""
    if "coin" in mind.offered:
        yield from (Move("coin", ((side,),)) for side in mind.options(Move("coin")))
    elif "join" in mind.offered:
        yield from (Move("join"), Move("decline"))
    else:
        if "escape" in mind.offered and met(mind):
            yield Move("escape")
        yield from (move for _, move in sorted(choices(mind), key=lambda choice: -choice[0]))
        if "play" in mind.offered:
            yield from (Move("play", ((card,),)) for card in mind.options(Move("play")))


def alike(move: Move) -> tuple[str, ...]:
    """Return a key of a move under which copies of a card are the same."""
    return (
        move.verb,
        *("+".join(KIND_OF[pick].id if pick in KIND_OF else pick for pick in group) for group in move.picks),
    )


LOOKAHEAD = Ahead()
