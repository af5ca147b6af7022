"""Numbered games for the contract suites. A number says everything: seats, options, who plays, and all chance.

Most moves are random or an easy computer player's; now and then somebody's time runs out or leaves, if that seat is not
out already, or the time of the whole game is over. `python -m tests.contract GAME NUMBER` plays one of them again
through every check.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from math import prod
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import CALL_IT, AnyGame, Option, Step, result_of, settled
from bot.engine.move import Illegal, Move
from bot.engine.play import TIME_UP, call, play, table_move, waited_for
from bot.engine.playout import game_seed
from bot.engine.policy import Policy
from bot.engine.record import TABLE, Seat
from bot.game_packages import packages, part

GAMES = 60
"""How many games each suite plays for each game; tests/contract/fuzz.py plays many more."""

SHARDS = 12
"""Parts that each suite is cut into: one or some are played by `make test`, for each suite others, the rest by `make
drills`."""

LONGEST = 5000
"""Moves after which a random game is held to be endless."""

IDLE_ONCE_IN = 25
LEAVE_ONCE_IN = 400
OVER_ONCE_IN = 400
CALL_ONCE_IN = 800
CALLABLE_IN = 3
REFUSALS = 50


class Case(NamedTuple):
    """One numbered game before it is played."""

    name: str
    number: int
    seats: int
    options: dict[str, str]

    @property
    def seed(self) -> bytes:
        """The seed of its chance."""
        return game_seed(f"contract/{self.name}", self.number)

    @property
    def game(self) -> AnyGame:
        """The rules it is played by."""
        return installed_games.installed_game(self.name).game


class Turn(NamedTuple):
    """A move on its way from one state to the next, with what chance said."""

    version: int
    before: Any
    seat: Seat
    move: Move
    drawn: tuple[int, ...]
    step: Step[Any]


def case(name: str, number: int) -> Case:
    """Settle what the game `number` is: seat counts and options take turns."""
    game = installed_games.installed_game(name).game
    number_of_options, options = number // len(game.seats), {}
    for option in _of_rules(game):
        options[option.name] = option.choices[number_of_options % len(option.choices)]
        number_of_options //= len(option.choices)
    if CALL_IT in game.options:
        options[CALL_IT.name] = CALL_IT.choices[number % CALLABLE_IN == 0]
    return Case(name, number, game.seats[number % len(game.seats)], settled(game, options))


def combinations(name: str) -> int:
    """Count the games after which every seat count has been played with every option."""
    game = installed_games.installed_game(name).game
    return len(game.seats) * prod(len(option.choices) for option in _of_rules(game))


def _of_rules(game: AnyGame) -> tuple[Option, ...]:
    """List the options that change how a game is played; one that lets people end it is on in some games."""
    return tuple(option for option in game.options if option != CALL_IT)


def setup(one: Case, game: AnyGame | None = None) -> tuple[Step[Any], tuple[int, ...]]:
    """Deal the game and give what chance said."""
    chance = Chance(one.seed, 0)
    step = (game or one.game).setup(one.seats, one.options, chance)
    return step, tuple(chance.drawn)


def turns(one: Case, game: AnyGame | None = None, policies: Mapping[str, Policy] | None = None) -> Iterator[Turn]:
    """Play the game to its end, move by move; by the installed rules and policies unless others are given."""
    rules = game or one.game
    dice = random.Random(f"{one.name}/{one.number}")
    policies = policies or installed_games.installed_game(one.name).policies
    minds = [policies[dice.choice(("random", "random", "easy"))] for _ in range(one.seats)]
    thoughts = Chance(one.seed, 1 << 32)
    unasked, once_in = random.Random(f"{one.name}/{one.number}/unasked"), own(one.name, "UNASKED_ONCE_IN", 0)
    state = setup(one, rules)[0].state
    for version in range(1, LONGEST):
        if result_of(state) is not None:
            return
        mover, move = _table_speaks(rules, state, one, dice)
        mind = minds[mover]
        if once_in and unasked.randrange(once_in) == 0 and (seats := _unasked(rules, state, one)):
            mover, mind = unasked.choice(seats), policies["random"]
        for _ in range(REFUSALS):
            if mover != TABLE:
                move = mind.choose(
                    rules.view(state, mover), rules.asks(state, mover), _next_field(rules, state, mover), thoughts
                )
            chance = Chance(one.seed, version)
            try:
                step = play(rules, state, mover, move, chance)
            except Illegal:
                if mover == TABLE:
                    mover = waited_for(rules, state, one.seats)[0]
                    mind = minds[mover]
                continue
            break
        else:
            raise AssertionError(f"{REFUSALS} moves of seat {mover} were refused, the last was {move}")
        yield Turn(version, state, mover, move, tuple(chance.drawn), step)
        state = step.state
    raise AssertionError(f"no end after {LONGEST} moves")


def _table_speaks(game: AnyGame, state: Any, one: Case, dice: random.Random) -> tuple[Seat, Move]:
    """Choose who moves: mostly a seat that is asked, now and then the table, for a seat that is late or gone or when
    time is up."""
    seat = dice.choice(waited_for(game, state, one.seats))
    if game.time_limit(one.options) and dice.randrange(OVER_ONCE_IN) == 0:
        return TABLE, TIME_UP
    if one.options.get(CALL_IT.name) == "yes" and dice.randrange(CALL_ONCE_IN) == 0:
        return TABLE, call((dice.randrange(one.seats),))
    if dice.randrange(own(one.name, "LEAVE_ONCE_IN", LEAVE_ONCE_IN)) == 0:
        return TABLE, table_move("resign", dice.randrange(one.seats))
    late = table_move("idle", seat)
    return (TABLE, late) if dice.randrange(IDLE_ONCE_IN) == 0 else (seat, late)


def _unasked(game: AnyGame, state: Any, one: Case) -> list[Seat]:
    """List the seats that may do something although nobody waits for them."""
    waited = waited_for(game, state, one.seats)
    return [seat for seat in range(one.seats) if seat not in waited and game.asks(state, seat)]


def _next_field(game: AnyGame, state: Any, seat: Seat) -> Any:
    return lambda ask, picked: game.next_field(state, seat, ask, picked)


@lru_cache(maxsize=32)
def recorded(name: str, number: int) -> tuple[Turn, ...]:
    """Play the game `number` once for all suites that read it."""
    return tuple(turns(case(name, number)))


def complete(game: AnyGame, state: Any, seat: Seat, dice: random.Random) -> Move:
    """Choose a move that is offered to `seat`; the rules may still refuse it."""
    ask = dice.choice(game.asks(state, seat))
    picked: Any = ()
    while (field := game.next_field(state, seat, ask, picked)) is not None:
        count = dice.randint(field.least, min(field.most, len(field.options), field.least + 3))
        chosen = set(dice.sample(field.options, count))
        picked += (tuple(option for option in field.options if option in chosen),)
    return Move(ask.verb, picked)


@contextmanager
def again(name: str, number: int) -> Iterator[None]:
    """Tell in every failure how to see it again."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"see it again: {command(name, number)}")
        raise


def command(name: str, number: int) -> str:
    """Write the command that plays the game `number` again."""
    return f"python -m tests.contract {name} {number}"


def over_games(suite: Any, played: int = 1) -> Any:
    """Run `suite(name, shard)` for every installed game, in shards of which `make test` plays as many as `played`."""
    shards = [
        pytest.param(name, shard, marks=() if place % (SHARDS // played) == 0 else pytest.mark.long)
        for name in installed_games.names()
        for place, shard in enumerate(_shards(f"{suite.__name__} {name}"))
    ]
    return pytest.mark.parametrize(("name", "shard"), shards)(suite)


def _shards(suite: str) -> list[int]:
    """List all shards, beginning with another for each suite and game."""
    begun = crc32(suite.encode())
    return [(begun + place) % SHARDS for place in range(SHARDS)]


@cache
def numbers(name: str, shard: int) -> tuple[int, ...]:
    """List the games of a shard: numbers of seats take turns, options are drawn."""
    seats, count = len(installed_games.installed_game(name).game.seats), max(SHARDS, round(GAMES * share(name)))
    options = random.Random(f"options/{name}").sample(range(max(count, combinations(name) // seats)), count)
    return tuple(seats * option + place % seats for place, option in enumerate(options))[shard::SHARDS]


def share(name: str) -> float:
    """Give the share of the numbered games that a game plays: below 1 where tests/games/GAME/reveals.py says so because
    its games are long."""
    return float(own(name, "SHARE", 1))


STOPS = 25
"""Times three moves that can surely be made before a game of three is over, unless its reveals.py says another."""


def sure(name: str, most: int) -> int:
    """Return how many moves of a title can surely be made before its game is over, but `most` at the most."""
    return min(most, 3 * int(own(name, "STOPS", STOPS)))


def own(name: str, setting: str, usual: float) -> Any:
    """Give a setting of a game's own."""
    return getattr(told_of(name), setting, usual)


@cache
def told_of(name: str) -> Any:
    """Give what the suites are told of a game: tests/games/GAME/reveals.py, or reveals.py in a package that brings its
    own."""
    inside = packages()[name].startswith("cogs.")
    return importlib.import_module(f"tests.games.{name}.reveals") if inside else part(name, "reveals")
