"""A move of which somebody hears nothing leaves all that he sees as it was: else what has changed would tell of it.

Few moves are so secret, and most of those may be made at any time: so besides the moves of a game, whoever is not
waited for tries one of his own now and then. A move that everybody sees although nobody is told of it a game names in
tests/games/GAME/reveals.py, as `SEEN_UNTOLD`: its verb, with the reason.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Step
from bot.engine.move import Illegal, Move
from bot.engine.play import play, waited_for
from bot.engine.record import Seat, Viewer
from tests.contract.playouts import Case, complete, own, turns
from tests.contract.worlds import differences

TRIED_ONCE_IN = 4
"""How often somebody who is not waited for tries a move."""


def check_silence(one: Case, game: AnyGame | None = None) -> Counter[str]:
    """Compare what everybody sees before and after each move of which he hears nothing; count those by verb."""
    rules, dice, seen = game or one.game, random.Random(f"silence/{one.name}/{one.number}"), Counter[str]()
    for turn in turns(one, rules):
        for seat, move, step in ((turn.seat, turn.move, turn.step), *_tried(one, rules, turn.before, dice)):
            if not step.events and move.verb in own(one.name, "SEEN_UNTOLD", ()):
                continue
            for viewer in (None, *range(one.seats)):
                if viewer == seat or any(event.reaches(viewer) for event in step.events):
                    continue
                where = f"viewer {viewer}, at move {turn.version}, {seat}: {move}"
                _check_same(one, rules, turn.before, step.state, viewer, where)
                seen[move.verb] += 1
    return seen


def _tried(one: Case, game: AnyGame, state: Any, dice: random.Random) -> Iterator[tuple[Seat, Move, Step[Any]]]:
    """Let somebody who is not waited for make a move."""
    if dice.randrange(TRIED_ONCE_IN):
        return
    waited = waited_for(game, state, one.seats)
    if seats := [seat for seat in range(one.seats) if seat not in waited and game.asks(state, seat)]:
        seat = dice.choice(seats)
        move = complete(game, state, seat, dice)
        try:
            yield seat, move, play(game, state, seat, move, Chance(one.seed, 0))
        except Illegal:
            return


def _check_same(one: Case, game: AnyGame, before: Any, after: Any, viewer: Viewer, where: str) -> None:
    changed = [*differences(game.view(before, viewer), game.view(after, viewer))]
    assert not changed, f"{where}: {changed} tell of it"
    assert waited_for(game, before, one.seats) == waited_for(game, after, one.seats), f"{where}: waiting tells of it"
    assert game.turn(before) == game.turn(after), f"{where}: whose turn it is tells of it"
    if viewer is not None:
        assert game.asks(before, viewer) == game.asks(after, viewer), f"{where}: the asks tell of it"
