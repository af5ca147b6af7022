"""`make fit GAME=name`: fit what a position is worth to finished games, say how well it tells who wins, and write the
weights beside the game's lookahead.

Games are played by computers of the level given. Wherever a playout that began at the last such place would stop, each
seat's features are kept, with what the end came to for it. The error is that of weights fitted to nine tenths of the
games, on the tenth, ten times: the mean square of chance less outcome, beside that of the mean outcome alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]
from sklearn.metrics import brier_score_loss  # type: ignore[import-untyped]
from sklearn.model_selection import GroupKFold, cross_val_predict  # type: ignore[import-untyped]

from bot.engine.game import result_of, settled
from bot.engine.playout import game_seed, playout
from bot.engine.worth import Fitted
from bot.installed_games import InstalledGame, installed_game, installed_games

FOLDS = 10


class Sample(NamedTuple):
    """One seat at one moment of a game: the game's number, the features, and what the end came to."""

    game: int
    features: dict[str, float]
    outcome: float


def main() -> None:
    """Play, fit, print the error, write the file."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.fit", description=__doc__)
    parser.add_argument("game", choices=[each.name for each in installed_games() if isinstance(each.lookahead, Fitted)])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", default="worth")
    given = parser.parse_args()
    chosen = installed_game(given.game)
    samples = [one for number in range(given.games) for one in sampled(chosen, given.level, given.seed, number)]
    names = sorted({name for sample in samples for name in sample.features})
    rows = np.array([[sample.features.get(name, 0.0) for name in names] for sample in samples])
    won = np.array([sample.outcome > 0 for sample in samples])
    model, groups = LogisticRegression(max_iter=2000), [sample.game for sample in samples]
    told = cross_val_predict(model, rows, won, groups=groups, cv=GroupKFold(FOLDS), method="predict_proba")[:, 1]
    error, plain = brier_score_loss(won, told), brier_score_loss(won, np.full(len(won), won.mean()))
    fitted = model.fit(rows, won)
    lines = [
        f"# Fitted by `make fit GAME={given.game}` to {given.games} games of {given.level} computers.",
        f"# Error {error:.4f} on games left out, {plain:.4f} without features; {len(samples)} positions.",
        f"bias = {fitted.intercept_[0]:.4f}",
        "",
        "[weights]",
        *(f"{name} = {weight:.4f}" for name, weight in zip(names, fitted.coef_[0], strict=True)),
    ]
    print("\n".join(lines))
    lookahead: Any = chosen.lookahead
    lookahead.weights.write_text("\n".join(lines) + "\n", encoding="utf-8")


def sampled(chosen: InstalledGame, level: str, seed: str, number: int) -> Iterator[Sample]:
    """Play the game `number`, with each number of players in turn, and give its samples."""
    game = chosen.game
    lookahead: Any = chosen.lookahead
    seats = game.seats[number % len(game.seats)]
    kept: list[tuple[int, dict[str, float]]] = []
    start: Any = None
    for played in playout(game, seats, settled(game, {}), game_seed(seed, number), [chosen.policies[level]]):
        state = played.step.state
        if start is None or (result_of(state) is None and lookahead.over(start, state)):
            start = state
            kept += [(seat, dict(lookahead.features(state, seat))) for seat in range(seats)]
    result = result_of(state)
    assert result is not None
    for seat, features in kept:
        yield Sample(number, features, game.earned(result, seat))


if __name__ == "__main__":
    main()
