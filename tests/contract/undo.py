"""What a player may take back alone, in every state of a numbered game.

1. Whether it may be taken back tells nothing: in another truth, in which the same step tells and shows its player the
   same, it may be taken back as well; and what may be taken back tells its player the same in another truth.
2. What is taken back is as if it had not been: without secret moves of others in between the state is the earlier one;
   with some, its player and everybody see what they saw then, and those others what they see now, but for the step.
3. What depends on hidden cards is marked: a step that tells something else in another truth is of a verb that the game
   calls `revealing`, or tells an event that says `reveals`. At a table few truths are looked at, and a rare answer
   could be the same in all.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine import undo
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.effective_moves import EffectiveMoves
from bot.engine.game import AnyGame, Step, redeal, result_of
from bot.engine.log_replay import take_back_move
from bot.engine.move import Illegal, Move
from bot.engine.play import play
from bot.engine.record import Seat
from tests.contract.playouts import Case, Turn, complete, setup, turns

STEPS, SAME, SECRET = "steps", "same", "secret"
"""What is counted: steps that could be taken back, truths compared, steps taken back below secret moves of others."""


MANY = 200
"""Truths for each step in the drills: more than a table has time for."""


def check_undo(one: Case, game: AnyGame | None = None) -> Counter[str]:
    """Keep what each seat may take back, and take it back on the side at each move."""
    rules, seen = game or one.game, Counter[str]()
    standing, steps, before = EffectiveMoves(rules), dict[Seat, tuple[int, ...]](), {}
    dice = random.Random(f"undo/{one.name}/{one.number}")
    state = setup(one, rules)[0].state
    standing.follow(0, -1, "setup", (), state)
    before[0] = state
    for turn in turns(one, rules):
        where = f"at move {turn.version}, {turn.seat}: {turn.move}"
        made = undo.Made(turn.version, turn.seat, turn.move, len(turn.drawn), turn.step)
        if turn.seat >= 0:
            _check_telling(one, rules, turn, made, where, seen)
        steps = dict(undo.steps_after(rules, one.seats, range(one.seats), steps, turn.before, made))
        standing.follow(turn.version, turn.seat, str(turn.move), turn.drawn, turn.step.state)
        before[turn.version] = turn.step.state
        for seat, versions in steps.items():
            seen[STEPS] += 1
            _check_without(
                rules, standing, before, seat, versions[-1], turn.version, f"{where}, {seat} goes back", seen
            )
            for other, move, step in _secret(one, rules, turn.step.state, seat, dice):
                last, later = standing.last, turn.version + 1
                standing.follow(later, other, str(move), (), step.state)
                _check_without(rules, standing, before, seat, versions[-1], later, f"{where}, {other}: {move}", seen)
                standing.last = last
    return seen


def _secret(
    one: Case, game: AnyGame, state: Any, seat: Seat, dice: random.Random
) -> Iterator[tuple[Seat, Move, Step[Any]]]:
    """Let another make a move of which `seat` hears and sees nothing."""
    others = [other for other in range(one.seats) if other != seat and game.asks(state, other)]
    if not others or result_of(state) is not None:
        return
    other = dice.choice(others)
    move = complete(game, state, other, dice)
    chance = Chance(one.seed, 0)
    try:
        step = play(game, state, other, move, chance)
    except Illegal:
        return
    if not chance.drawn and undo.goes_unnoticed(game, state, step, seat):
        yield other, move, step


def _check_telling(one: Case, game: AnyGame, turn: Turn, made: undo.Made, where: str, seen: Counter[str]) -> None:
    """Compare what may be taken back in two truths that stay the same for the player."""
    other = redeal(game, turn.before, turn.seat, Chance(one.seed + b"/undo", turn.version))
    chance = Chance.scripted(turn.drawn)
    try:
        there = play(game, other, turn.seat, turn.move, chance)
    except (Illegal, ValueError):
        return
    if _known(game, there, turn.seat) != _known(game, turn.step, turn.seat):
        told = f"{where}: it told something, and may be taken back"
        assert not undo.harmless(game, one.seats, turn.before, made), told
        return
    seen[SAME] += 1
    also = undo.harmless(game, one.seats, other, made._replace(step=there))
    assert also == undo.harmless(game, one.seats, turn.before, made), f"{where}: what may be taken back tells"


def check_marks(one: Case, truths: int) -> int:
    """Return how many steps are not marked. Raises AssertionError for one that tells something else in one of so many
    other truths, unless it stays for another reason."""
    steps = 0
    for turn in turns(one):
        made = undo.Made(turn.version, turn.seat, turn.move, len(turn.drawn), turn.step)
        if turn.seat < 0 or undo.reveals(one.game, made):
            continue
        if undo.leaves_others_alone(one.game, one.seats, turn.before, made):
            steps += 1
            assert undo.reveals_nothing(one.game, one.seats, turn.before, made, truths), (
                f"at move {turn.version}, {turn.seat}: {turn.move} depends on what is hidden;"
                " say so by `revealing` in the rules, or by `reveals` in the event that tells it"
            )
    return steps


def _known(game: AnyGame, step: Step[Any], seat: Seat) -> tuple[Any, ...]:
    return [event for event in step.events if event.reaches(seat)], game.view(step.state, seat)


def _check_without(
    game: AnyGame,
    standing: EffectiveMoves,
    before: dict[int, Any],
    seat: Seat,
    version: int,
    now: int,
    where: str,
    seen: Counter[str],
) -> None:
    state = standing.move_after(take_back_move(seat, version)).state
    then = before[version]
    if version == now - 1:
        assert encode(state) == encode(then), f"{where}: it is not as before"
        return
    seen[SECRET] += 1
    for viewer in (seat, None):
        assert game.view(state, viewer) == game.view(then, viewer), f"{where}: viewer {viewer} sees something else"
