"""What the search goes by in Stalag 17 (docs/rules/stalag17.md §7)."""

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
"""Moves worth a look at a time: what the hard mind thinks less of has hardly ever turned out better."""

# Reconstructed: of several tried, these tell best who wins games of hard computers.
OUT = {3: 0.0, 2: 0.55, 1: 1.75, 0: 4.0}
"""How far ahead it puts a player to have so many prisoners left."""
VIGILANCE = {3: 0.12, 2: 0.09, 1: 0.17, 0: 0.0}
"""How much a point of vigilance holds back whoever has so many."""
COIN = 0.04
"""How much less it does while the coin is kept."""
RIVALS_GONE = 10.0
"""How far from the end a player is who has left the game."""
LEAD = 1.3
"""What a lead of one, as reckoned so, says about who has the better place: the logarithm of the odds. Fitted to 800
games of hard computers."""


class Ahead:
    """To the end of the round, with what its roll call leaves everybody.

    Rivals are slower there than in earnest, so that what playouts like better than the hard mind's choice loses places
    (docs/computers.md): only advice looks, and goes by them where they leave no doubt at all.
    """

    quick = QuickPlayer()
    clearly = 8.0
    margin = 0.0
    pays = False

    def candidates(self, view: View, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> tuple[Move, ...]:
        """Give the hard mind's own choice, then all that it has thought of, best first, and last each other card to be
        laid face-down.

        To join in vain is among them: it closes the window to whoever comes after (§4.4). An escape alone in vain is
        not, since it tells and costs, and prevents nothing.
        """
        own = ComputerPlayer(HARD).choose(view, asks, next_field, chance)
        moves: dict[tuple[str, ...], Move] = {}
        for move in (own, *others(Mind(HARD, view, asks, next_field, chance))):
            moves.setdefault(alike(move), move)
        return tuple(moves.values())[:MOST]

    def over(self, start: State, now: State) -> bool:
        """A playout ends with its round."""
        return now.round != start.round

    def worth(self, state: State, seat: Seat) -> float:
        """Give the part of the others that `seat` will leave behind, by prisoners and vigilance; all who left the game
        (§3.10). The cards that have just been dealt do not count."""
        own = held_back(state.players[seat])
        leads = [
            1.0 if player.gone else 1 / (1 + exp(LEAD * (own - held_back(player))))
            for other, player in enumerate(state.players)
            if other != seat
        ]
        return fmean(leads)

    def gains(self, start: State, end: State, seat: Seat) -> Mapping[str, float]:
        """Return what brings `seat` forward, and what holds the others back."""
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
    """Yield moves beside the own choice of `mind`."""
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
    """Return a move without telling copies of a card apart."""
    return (
        move.verb,
        *("+".join(KIND_OF[pick].id if pick in KIND_OF else pick for pick in group) for group in move.picks),
    )


LOOKAHEAD = Ahead()
