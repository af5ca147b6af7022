"""`python -m tests.lab.bench.acts GAME ACT ...`: whether an act pays. A level plays against itself without that act,
which is taken off what it is offered wherever something else is: in pairs of games of the same deal with exchanged
seats, filled by turns; what counts is, for every two seats of either kind, who has the better place. Of a title with
sides the largest is filled so, and the other side may always act."""

from __future__ import annotations

import argparse
from statistics import fmean
from typing import Any

from msgspec.structs import replace

from bot.command.balance import Act, acts_of
from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.move import Ask, Field, Move, NextField, Picks
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.installed_games import LEVELS, installed_game
from tests.lab.bench.ladder import Side, shared, sides, verdict


class Without:
    """Plays as another policy does that is never offered some act."""

    blind = False

    def __init__(self, policy: Policy, act: Act) -> None:
        self._policy, self._act = policy, act

    def choose(self, view: Any, asks: tuple[Ask, ...], next_field: NextField, chance: Chance) -> Move:
        """Leave the act out unless there is nothing else. Raises ValueError for a move that was not offered."""

        def spared(verb: str, picks: Picks, field: Field | None) -> Field | None:
            if field is None:
                return None
            left = tuple(option for option in field.options if not self._act(view, Move(verb, (*picks, (option,)))))
            return replace(field, options=left)

        left = tuple(
            replace(ask, fields=(spared(ask.verb, (), ask.fields[0]), *ask.fields[1:])) if ask.fields else ask
            for ask in asks
            if ask.fields or not self._act(view, Move(ask.verb))
        )
        left = tuple(ask for ask in left if not ask.fields or ask.fields[0].options)
        if not left:
            return self._policy.choose(view, asks, next_field, chance)
        move = self._policy.choose(
            view, left, lambda ask, picks: spared(ask.verb, picks, next_field(ask, picks)), chance
        )
        if move.verb not in {ask.verb for ask in left} or self._act(view, move):
            raise ValueError(f"{move} was not offered")
        return move


def act_of(game: str, name: str) -> Act:
    """Give an act of a title by its name, or else a verb as one."""
    return acts_of(game).get(name) or (lambda view, move: move.verb == name)


def main() -> None:
    """Play and print the share of those who may act, for each act."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.acts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("acts", nargs="+", help="verbs, or names among `ACTS` of the title's balance.py")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    given = parser.parse_args()
    for act in given.acts:
        shares = [pair(given.game, act, given.seats, given.level, number) for number in range(given.pairs)]
        print(f"{given.game} · {given.seats} seats · {given.level} over the same without {act}: {verdict(shares, '')}")


def pair(name: str, act: str, seats: int, level: str, number: int) -> float:
    """Play two games of one deal and give the share of those who may act, from 0 to 1."""
    return fmean(played(name, act, seats, level, number, half) for half in (0, 1))


def compared(name: str, seats: int) -> Side:
    """Give the side of a title whose seats are compared: the largest, or all seats where no side has several."""
    several = [side for side in sides(name, seats).values() if len(side.seats) > 1]
    return max(several, key=lambda side: len(side.seats), default=Side({}, frozenset(range(seats))))


def played(name: str, act: str, seats: int, level: str, number: int, half: int) -> float:
    """Play one game in which every other seat that is compared, from `half` on, may act, and all others."""
    chosen, side = installed_game(name), compared(name, seats)
    able = frozenset(sorted(side.seats)[half::2])
    policy = chosen.policies[level]
    barred = Without(policy, act_of(name, act))
    players = [barred if seat in side.seats - able else policy for seat in range(seats)]
    options = settled(chosen.game, side.options)
    for each in playout(chosen.game, seats, options, game_seed(f"acts/{name}", number), players):
        state = each.step.state
    result = result_of(state)
    assert result is not None
    return shared(chosen, side.seats, result, able)


if __name__ == "__main__":
    main()
