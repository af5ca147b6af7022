"""`python -m bot selfplay`: computer games without Discord, summed up in one line of JSON."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.game import TABLE, AnyGame, settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy
from bot.titles import names, title


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("selfplay", help="play computer games and print one line of JSON")
    parser.add_argument("game", metavar="GAME", choices=names(), help=", ".join(names()))
    parser.add_argument("--seats", type=int, help="players in each game (default: as few as may be)")
    parser.add_argument("--games", type=int, default=1, help="how many games (default 1)")
    parser.add_argument("--seed", default="0", help="any word; the same word gives the same games")
    parser.add_argument("--first", type=int, default=0, metavar="K", help="number of the first game of the series")
    parser.add_argument(
        "--policy",
        nargs="+",
        action="extend",
        default=[],
        metavar="P",
        help="random, easy, normal or hard, by seat, repeated as needed (default random)",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def run(arguments: argparse.Namespace) -> int:
    """Play the games. Gives 0, or 1 when a game failed, or 2 when the arguments do not fit the game."""
    chosen = title(arguments.game)
    seats = chosen.game.seats.start if arguments.seats is None else arguments.seats
    try:
        if seats not in chosen.game.seats:
            raise ValueError(f"{chosen.name} is for {chosen.game.seats.start} to {chosen.game.seats.stop - 1} players")
        options = settled(chosen.game, dict(_option(text) for text in arguments.option))
        policies = [_policy(chosen.policies, name) for name in arguments.policy or ["random"]]
    except ValueError as error:
        print(f"selfplay: {error}", file=sys.stderr)
        return 2
    tally = Tally(seats)
    for number in range(arguments.first, arguments.first + arguments.games):
        try:
            tally.play(chosen.game, options, game_seed(arguments.seed, number), policies)
        except Exception as error:
            print(f"game {number}: {type(error).__name__}: {error}", file=sys.stderr)
            print(f"  again: {_again(arguments, seats, number)}", file=sys.stderr)
    print(json.dumps({"game": chosen.name, "seats": seats, "games": arguments.games} | tally.figures()))
    return 0 if tally.finished == arguments.games else 1


class Tally:
    """What came of a series of games."""

    def __init__(self, seats: int) -> None:
        self.finished = self.moves = self.decisions = self.refused = self.longest = 0
        self.wins = [0] * seats
        self.reasons: Counter[str] = Counter()
        self.seconds = 0.0

    def play(self, game: AnyGame, options: Mapping[str, str], seed: bytes, policies: Sequence[Policy]) -> None:
        """Play one game and count it. Raises what the game, a policy or the loop raises."""
        started, moves = time.process_time(), 0
        try:
            for played in playout(game, len(self.wins), options, seed, policies):
                moves += played.seat != TABLE
                self.refused += played.refused
        finally:
            self.seconds += time.process_time() - started
            self.moves += moves
        result = game.result(played.step.state)
        if result is None:
            raise RuntimeError("the loop left a game that is not over")
        self.finished += 1
        self.longest = max(self.longest, moves)
        self.reasons[result.reason] += 1
        for seat in result.winners:
            self.wins[seat] += 1

    def figures(self) -> dict[str, Any]:
        """Give the sums and, by the processor's clock, the pace. Decisions are moves, the refused ones too."""
        seconds = self.seconds or 1e-9
        decisions = self.moves + self.refused
        return {
            "finished": self.finished,
            "moves": self.moves,
            "decisions": decisions,
            "wins": self.wins,
            "reasons": dict(sorted(self.reasons.items())),
            "refused": self.refused,
            "longest": self.longest,
            "playouts_per_second": round(self.finished / seconds, 1),
            "decisions_per_second": round(decisions / seconds, 1),
        }


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--option wants NAME=VALUE, not {text}")
    return name, value


def _policy(policies: Mapping[str, Policy], name: str) -> Policy:
    if name not in policies:
        raise ValueError(f"no policy {name}; there are {', '.join(policies)}")
    return policies[name]


def _again(arguments: argparse.Namespace, seats: int, number: int) -> str:
    words = ["python", "-m", "bot", "selfplay", arguments.game, "--seats", str(seats), "--games", "1"]
    words += ["--seed", arguments.seed, "--first", str(number)]
    words += ["--policy", *arguments.policy] if arguments.policy else []
    for option in arguments.option:
        words += ["--option", option]
    return shlex.join(words)
