"""`python -m tests.lab.bench.tempers [GAME ...]`: what a temper costs. A hard mind among its like has it in one game
and not in another of the same deal, in each seat by turns; the temper has chance of its own, so that both games are
alike before it has its way. What counts is what the seat earned: the mean loss is printed in points, hundredths of a
game, with its 95 % interval. With `--whims` what each whim came to is compared with the mind's own move in imagined
worlds instead, which takes far fewer games to tell where chance decides much."""

from __future__ import annotations

import argparse
from statistics import fmean, pvariance
from typing import Any

from bot.engine.chance import Chance
from bot.engine.crew import PERSONALITIES, Personality
from bot.engine.game import result_of, settled
from bot.engine.move import Ask, Move, NextField
from bot.engine.personality import PersonalityPolicy
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.engine.search import Spot, Trial
from bot.installed_games import InstalledGame, installed_game, installed_games
from tests.lab.bench.ladder import SURE


class Said:
    """Makes a move that is decided already."""

    blind = False

    def __init__(self, move: Move) -> None:
        self._move = move

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Give it."""
        return self._move


WORLDS = 40
"""Worlds in which a whim is compared with the mind's own move."""


class Moody:
    """A mind with a temper that draws from chance of its own; `weighs`, it notes what its whims cost."""

    blind = False

    def __init__(
        self, chosen: InstalledGame, temper: Personality, seats: int, seat: int, seed: bytes, weighs: bool = False
    ) -> None:
        self._title, self._temper, self._seats, self._seat, self._weighs = chosen, temper, seats, seat, weighs
        self._own = Chance(seed, 1 << 33)
        self.cost: list[float] = []
        """What each whim came to less than the mind's own move."""

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Give the mind's move, or one to the taste of the temper."""
        chosen = self._title
        assert chosen.taste is not None
        assert chosen.lookahead is not None
        own = chosen.policies["hard"].choose(view, asks, next_field, chance)
        mood = PersonalityPolicy(
            Said(own), self._temper, chosen.taste, chosen.game, chosen.lookahead, self._seats, self._seat
        )
        move = mood.choose(view, asks, next_field, self._own)
        if self._weighs and move != own:
            spot = Spot(chosen.game, self._seats, self._seat, view, asks, next_field)
            trial = Trial(spot, chosen.lookahead, self._own.below(1 << 62).to_bytes(8, "big"), [own, move])
            for _ in range(WORLDS):
                trial.run([own, move])
            self.cost.append(trial.mean(own) - trial.mean(move))
        return move


def main() -> None:
    """Play and print a line for each temper of each title."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.tempers", description=__doc__)
    parser.add_argument("games", nargs="*", help="titles (default: all)")
    parser.add_argument("--temper", choices=PERSONALITIES, action="append", help="this temper only")
    parser.add_argument("--seats", type=int, help="players (default: two, or as few as may be)")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--whims", action="store_true", help="weigh each whim in imagined worlds")
    given = parser.parse_args()
    for chosen in [installed_game(name) for name in given.games] or installed_games():
        seats = given.seats or max(2, chosen.game.seats[0])
        for temper in given.temper or PERSONALITIES:
            measure = cost_of_whims if given.whims else loss
            lost = [measure(chosen, temper, seats, number) for number in range(given.pairs)]
            width = SURE * (pvariance(lost) / len(lost)) ** 0.5
            print(
                f"{chosen.name} · {seats} seats · {temper}: loses {100 * fmean(lost):.1f} ± {100 * width:.1f} points "
                f"in {given.pairs} deals, {sum(map(bool, lost))} of which counted",
                flush=True,
            )


def loss(chosen: InstalledGame, temper: Personality, seats: int, number: int) -> float:
    """Play one deal without and with the temper, and give how much less was earned with it."""
    seed, seat = game_seed(f"tempers/{chosen.name}", number), number % seats
    mind = chosen.policies["hard"]
    moody = Moody(chosen, temper, seats, seat, seed)
    return earned(chosen, seats, seat, seed, mind) - earned(chosen, seats, seat, seed, moody)


def cost_of_whims(chosen: InstalledGame, temper: Personality, seats: int, number: int) -> float:
    """Play one deal with the temper, and give how much less its whims came to than the mind's own moves."""
    seed, seat = game_seed(f"tempers/{chosen.name}", number), number % seats
    moody = Moody(chosen, temper, seats, seat, seed, weighs=True)
    earned(chosen, seats, seat, seed, moody)
    return sum(moody.cost)


def earned(chosen: InstalledGame, seats: int, seat: int, seed: bytes, player: Policy) -> float:
    """Play a game of hard minds but for one seat, and give what that seat earned, from 0 to 1."""
    players = [chosen.policies["hard"]] * seats
    players[seat] = player
    for played in playout(chosen.game, seats, settled(chosen.game, {}), seed, players):
        state = played.step.state
    result = result_of(state)
    assert result is not None
    return chosen.game.earned(result, seat)


if __name__ == "__main__":
    main()
