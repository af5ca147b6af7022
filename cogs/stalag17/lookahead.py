"""The moves that the search compares in Stalag 17, and how it values positions.

The search itself is shared by all games. See docs/rules/stalag17.md §7.
"""

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
from cogs.stalag17.policy import HARD, ComputerPlayer, meets_plan
from cogs.stalag17.state import Player, State
from cogs.stalag17.view import View

MOST = 6
"""How many moves the search compares at most for one decision.

Moves that the hard computer player ranks lower have hardly ever been better.
"""

# Reconstructed. Of several values tried, these best predict the winners of games between hard computers.
OUT = {3: 0.0, 2: 0.55, 1: 1.75, 0: 4.0}
"""The value of a player's escapes, by how many prisoners the player has left."""
VIGILANCE = {3: 0.12, 2: 0.09, 1: 0.17, 0: 0.0}
"""The cost of each point of a player's vigilance, by how many prisoners the player has left."""
COIN = 0.04
"""How much less each point of vigilance costs a player who still has the coin."""
RIVALS_GONE = 10.0
"""The distance from the end of the game that is assumed for a rival who has left the game."""
LEAD = 1.3
"""How much a lead of 1 makes the better place more likely, as the logarithm of the odds.

The number was fitted to 800 games of hard computer players.
"""


class Ahead:
    """The search for Stalag 17: which moves it compares, and how it values positions.

    A position is valued after the roll call of the current round. The search plays each move on with fast computer
    players. In these playouts, rivals are slower than in real play. So a computer player that follows the search loses
    places (docs/computers.md). Therefore only advice uses the search, and only if the playouts leave no doubt.
    """

    quick = QuickPlayer()
    clearly = 8.0
    margin = 0.0
    pays = False

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Return the moves to compare.

        The first is the move of the hard computer player. Alternatives and plays of face-down cards follow. Joining an
        escape without meeting the plan is among them, because it keeps later players from joining (§4.4). A lone escape
        that fails is not among them, since it reveals cards, costs vigilance and prevents nothing.
        """
        own = ComputerPlayer(HARD).choose(view, asks, next_field, chance)
        moves: dict[tuple[str, ...], Move] = {}
        for move in (own, *list_alternatives(Mind(HARD, view, asks, next_field, chance))):
            moves.setdefault(copy_key(move), move)
        return tuple(moves.values())[:MOST]

    def over(self, start: State, now: State) -> bool:
        """Return whether a playout may stop. It stops at the end of the round in which it started."""
        return now.round != start.round

    def worth(self, state: State, seat: Seat) -> float:
        """Return the share of the other players whom `seat` will probably leave behind, from 0 to 1.

        The estimate is based on prisoners and vigilance. Players who have left the game count as left behind (§3.10).
        Cards that have just been dealt do not count.
        """
        own = distance_to_end(state.players[seat])
        leads = [
            1.0 if player.gone else 1 / (1 + exp(LEAD * (own - distance_to_end(player))))
            for other, player in enumerate(state.players)
            if other != seat
        ]
        return fmean(leads)

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return the numbers that explain how good a position is for the player at `seat`, by name.

        They are the value of the player's escapes, the cost of the vigilance, and the distance of the rivals from the
        end.
        """
        own, rivals = end.players[seat], [each for other, each in enumerate(end.players) if other != seat]
        return {
            "out": OUT[own.left],
            "vigilance": -vigilance_cost(own),
            "rivals": fmean(RIVALS_GONE if rival.gone else distance_to_end(rival) for rival in rivals),
        }


def distance_to_end(player: Player) -> float:
    """Return how far a player is from the end of the game, as an estimate in units of value."""
    return vigilance_cost(player) - OUT[player.left]


def vigilance_cost(player: Player) -> float:
    """Return how much a player's vigilance costs, as an estimate in units of value."""
    return (VIGILANCE[player.left] - COIN * player.coin) * player.vigilance


def list_alternatives(mind: Mind) -> Iterator[Move]:
    """Yield the moves to compare with the move of the hard computer player."""
    if "coin" in mind.offered:
        yield from (Move("coin", ((side,),)) for side in mind.options(Move("coin")))
    elif "join" in mind.offered:
        yield from (Move("join"), Move("decline"))
    else:
        if "escape" in mind.offered and meets_plan(mind):
            yield Move("escape")
        yield from (move for _, move in sorted(choices(mind), key=lambda choice: -choice[0]))
        if "play" in mind.offered:
            yield from (Move("play", ((card,),)) for card in mind.options(Move("play")))


def copy_key(move: Move) -> tuple[str, ...]:
    """Return a value for a move that is equal for moves with different copies of the same cards."""
    return (
        move.verb,
        *("+".join(KIND_OF[pick].id if pick in KIND_OF else pick for pick in group) for group in move.picks),
    )


LOOKAHEAD = Ahead()
