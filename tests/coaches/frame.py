"""What a title declares here: for each peril of its coach, a strategy that makes that mistake."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.engine.game import WhoseTurn, result_of, settled
from bot.engine.move import Move
from bot.engine.peril import Peril
from bot.engine.playout import game_seed, playout
from bot.engine.presenter import Presenter
from bot.engine.record import Seat
from bot.installed_games import installed_game
from bot.installed_games import names as all_titles
from tests.exploits.frame import Player, Turn, seat_in, side_of

NORMAL = "normal"
"""The level of the rivals of a mistake, and of all who play on from a position that may be lost."""


class Mistake(NamedTuple):
    """One way to play badly. It sees no more than its seat does, and keeps no memory."""

    choose: Callable[[Turn], Move]
    seats: int = 2
    """The number of players with which it is measured."""
    side: str = ""
    """The side that plays it, by the title's `balance.sides`; empty where all seats play alike."""
    options: Mapping[str, str] = {}
    """Options of the game that differ from the usual ones."""
    begins: Callable[[Any], bool] = lambda view: True
    """Return whether the seat of a view has come to where it makes the mistake: the game starts there."""


class Title(NamedTuple):
    """The mistakes of a title, by the names of their perils."""

    mistakes: Mapping[str, Mistake]


class Moment(NamedTuple):
    """A decision of the seat that is watched: in which of its turns, counted from 0, what the coach speaks of before
    its move, whether the mistake begins, and whether the seat wins the game in the end."""

    turn: int
    state: Any
    move: Move
    perils: tuple[Peril, ...]
    begun: bool = True
    won: bool = False


def title(name: str) -> Title:
    """Load what the title `name` declares."""
    found = importlib.import_module(f"tests.coaches.{name}").TITLE
    assert isinstance(found, Title)
    return found


def titles() -> tuple[str, ...]:
    """List the titles whose coach names perils."""
    return tuple(name for name in all_titles() if installed_game(name).presenter.perils is not Presenter.perils)


def watched(name: str, peril: str, number: int) -> Seat:
    """Return the seat that is watched in game `number`."""
    declared = title(name).mistakes[peril]
    return seat_in(side_of(name, declared.seats, declared.side), number)


def game_of(name: str, peril: str, level: str, number: int) -> Iterator[Moment]:
    """Play game `number` and yield the decisions of the watched seat.

    All seats have computers of `level`, but for "normal", where the watched one makes the mistake.
    """
    declared, chosen = title(name).mistakes[peril], installed_game(name)
    game, face = chosen.game, chosen.presenter
    mine, side = watched(name, peril, number), side_of(name, declared.seats, declared.side)
    players: list[Any] = [chosen.policies[level]] * declared.seats
    if level == NORMAL:
        players[mine] = Player(name, declared.choose)
    options = settled(game, {**side.options, **declared.options})
    moments: list[Moment] = []
    turn, here, state = -1, WhoseTurn(-1, 0), None
    for played in playout(game, declared.seats, options, game_seed(f"coaches/{name}/{peril}", number), players):
        now = game.turn(state) if state is not None else None
        if now is not None and now != here:
            turn, here = turn + (now.seat == mine), now
        if played.seat == mine:
            view = game.view(state, mine)
            told = face.perils(view, game.asks(state, mine), played.move)
            moments.append(Moment(max(turn, 0), state, played.move, told, declared.begins(view)))
        state = played.step.state
    result = result_of(state)
    assert result is not None
    for moment in moments:
        yield moment._replace(won=mine in result.winners)
