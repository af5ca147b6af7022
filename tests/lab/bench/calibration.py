"""`python -m tests.lab.bench.calibration`: whether what the Marshal of Fugitive believes comes true as often as she
believes it. Numbered games of each level against itself; before each guess every number that may lie face-down counts
in the tenth of its chance, and so does the guess that is made. A mind that is right four times running is then lucky,
and knows no more than its seat."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from random import Random
from statistics import fmean
from typing import NamedTuple

from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.installed_games import installed_game
from cogs.fugitive.minds.hunter import Hunter
from cogs.fugitive.minds.levels import EASY, HARD, NORMAL, Level
from cogs.fugitive.state import State

TENTHS = 10

LEVEL = {"easy": EASY, "normal": NORMAL, "hard": HARD}

WANTED = 0.03
"""How far the share that came true may be from the chance, in each tenth."""


class Told(NamedTuple):
    """A chance, and whether it came true."""

    chance: float
    true: bool


class Tenth(NamedTuple):
    """The chances in one tenth: how many, their mean, and the share that came true."""

    numbers: int
    chance: float
    share: float

    def __str__(self) -> str:
        return f"{self.chance:.3f} {self.share:.3f} {self.share - self.chance:+.3f} {self.numbers:7}"


def tenths(told: Iterable[Told]) -> dict[int, Tenth]:
    """Sort chances by tenths, those without any left out.

    >>> tenths([Told(0.25, True), Told(0.21, False), Told(1.0, True)])[2]
    Tenth(numbers=2, chance=0.23, share=0.5)
    """
    sorted_in: dict[int, list[Told]] = {}
    for each in told:
        sorted_in.setdefault(min(TENTHS - 1, int(each.chance * TENTHS)), []).append(each)
    return {
        tenth: Tenth(len(found), fmean(one.chance for one in found), fmean(one.true for one in found))
        for tenth, found in sorted(sorted_in.items())
    }


def beliefs(state: State, level: Level) -> list[Told]:
    """Give the chances that the Marshal believes of each number, but for what is certain."""
    view = installed_game("fugitive").game.view(state, state.marshal)
    believed = Hunter(level, view, Random(0)).chances
    hidden = state.hidden()
    return [Told(chance, number in hidden) for number, chance in enumerate(believed) if 0 < chance < 1]


def played(fugitive: str, marshal: str, number: int) -> Iterator[State]:
    """Give the states of a game before each guess, those of a manhunt left out."""
    chosen = installed_game("fugitive")
    options = settled(chosen.game, {"roles": "host_fugitive"})
    minds, before = [chosen.policies[fugitive], chosen.policies[marshal]], None
    for each in playout(chosen.game, 2, options, game_seed("calibration", number), minds):
        if before is not None and each.move.verb == "guess" and before.phase == "m_guess":
            yield before
        before = each.step.state


def main() -> None:
    """Play and print a table for each level."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--level", choices=LEVEL, action="append", help="default: hard, normal and easy")
    parser.add_argument("--first", type=int, default=0, help="number of the first game; curves were fitted to 1000 on")
    given = parser.parse_args()
    for level in given.level or ("hard", "normal", "easy"):
        states = (
            state for number in range(given.first, given.first + given.games) for state in played(level, level, number)
        )
        told = [one for state in states for one in beliefs(state, LEVEL[level])]
        print(f"fugitive · {level} · {given.games} games: tenth, chance, came true, difference, numbers")
        for tenth, found in tenths(told).items():
            mark = "" if abs(found.share - found.chance) <= WANTED else "  !"
            print(f"  {tenth / TENTHS:.1f}  {found}{mark}", flush=True)


if __name__ == "__main__":
    main()
