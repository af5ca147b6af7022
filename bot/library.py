"""The rules of all installed games as a library, without Discord: deal, move, and see each player's view.

docs/library.md is its guide.

>>> position = load("fugitive").setup(2, seed=b"an example")
>>> position.waiting
(0,)
>>> [str(move) for move in position.moves(0)][:3]
['hide 1 -', 'hide 1 2', 'hide 1 3']
>>> position = position.apply(0, "hide 2 -")
>>> position.view(0).row[1].hideout, position.view(1).row[1].hideout
(2, None)
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.codec import encode, read_state
from bot.engine.event import Event
from bot.engine.game import Game, Result, redeal, result_of, settled
from bot.engine.move import Ask, Illegal, Move, Picks, must_decide
from bot.engine.play import checked, play
from bot.engine.playout import decided, playout
from bot.engine.policy import Policy
from bot.engine.record import Seat, Viewer

__all__ = ["Illegal", "Move", "Position", "Rules", "games", "load"]


def games() -> tuple[str, ...]:
    """Return the names of the installed games.

    >>> "stalag17" in games()
    True
    """
    return installed_games.names()


def load(name: str) -> Rules:
    """Return the rules of the game `name`. Raises KeyError if it is not installed."""
    found = installed_games.installed_game(name)
    return Rules(name, found.game, found.policies)


@dataclass(frozen=True)
class Rules:
    """One game's rules: the numbers of players it allows, its options, and how to set up a game."""

    name: str
    game: Game[Any, Any] = field(repr=False)
    policies: Mapping[str, Policy] = field(repr=False)
    """The computer players, by level: `random`, `easy`, `normal`, `hard`."""

    @property
    def seats(self) -> range:
        """The allowed numbers of players.

        >>> load("stalag17").seats
        range(2, 6)
        """
        return self.game.seats

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """The options of the game with the choices of each.

        `setup` uses the default for an option that is not given.
        """
        return {option.name: option.choices for option in self.game.options}

    def setup(self, seats: int, options: Mapping[str, str] | None = None, seed: bytes = b"") -> Position:
        """Deal a new game for `seats` players. The same seed of at most 64 bytes gives the same game.

        Raises ValueError for a number of players or an option that the game does not have.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.name} is not played by {seats}")
        chosen = settled(self.game, options or {})
        step = self.game.setup(seats, chosen, Chance(seed, 0))
        return Position(self, seats, chosen, seed, 0, step.state, step.events)

    def read(self, text: str) -> Position:
        """Parse a position that `Position.text` returned, also one of an older schema. Raises ValueError.

        >>> position = load("fugitive").setup(2, seed=b"an example")
        >>> load("fugitive").read(position.text()).state == position.state
        True
        """
        found = json.loads(text)
        if found["game"] != self.name:
            raise ValueError(f"this is a position of {found['game']}")
        state = read_state(self.game, json.dumps(found["state"]).encode(), found["schema"])
        seed = bytes.fromhex(found["seed"])
        return Position(self, found["seats"], found["options"], seed, found["version"], state)

    def playout(self, seats: int, seed: bytes = b"", levels: Sequence[str] = ("random",)) -> Iterator[Position]:
        """Yield every position of a game between computer players, the deal first.

        Seats get their level from `levels` in turn, and from the start again if there are fewer levels.

        >>> *_, last = load("fugitive").playout(2, b"an example")
        >>> last.result is not None
        True
        """
        chosen = settled(self.game, {})
        minds = [self.policies[level] for level in levels]
        for version, played in enumerate(playout(self.game, seats, chosen, seed, minds)):
            yield Position(self, seats, chosen, seed, version, played.step.state, played.step.events)


@dataclass(frozen=True)
class Position:
    """A game at one moment. It is immutable: `apply` returns the next position."""

    rules: Rules
    seats: int
    options: Mapping[str, str]
    seed: bytes = field(repr=False)
    version: int
    """The number of moves so far. `seed` and `version` together determine the random numbers of each move."""
    state: Any = field(repr=False)
    """The whole state of the game with all secrets. Show players `view` instead."""
    events: tuple[Event, ...] = field(default=(), repr=False, compare=False)
    """The events of the last move with all secrets. Show players `heard` instead."""

    @property
    def result(self) -> Result | None:
        """The result of the game; None while the game runs."""
        return result_of(self.state)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may move now; empty after the end."""
        return tuple(seat for seat in range(self.seats) if must_decide(self.asks(seat)))

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the kinds of moves that `seat` may make now, each as a verb with its first fields."""
        return () if self.result is not None else self.rules.game.asks(self.state, seat)

    def moves(self, seat: Seat) -> Iterator[Move]:
        """Yield the legal moves of `seat`. There may be millions, so take only as many as you need.

        >>> position = load("stalag17").setup(3, seed=b"an example")
        >>> all(position.apply(seat, move) for seat in position.waiting for move in position.moves(seat))
        True
        """
        for ask in self.asks(seat):
            for picks in self._picks(seat, ask, ()):
                try:
                    yield checked(self.rules.game, self.state, seat, Move(ask.verb, picks))
                except Illegal:
                    continue

    def _picks(self, seat: Seat, ask: Ask, picked: Picks) -> Iterator[Picks]:
        """Yield every way to fill in the remaining fields of `ask` after those in `picked`."""
        game = self.rules.game
        found = game.next_field(self.state, seat, ask, picked) if picked else next(iter(ask.fields), None)
        if found is None:
            yield picked
            return
        for many in range(found.least, min(found.most, len(found.options)) + 1):
            for group in itertools.combinations(found.options, many):
                yield from self._picks(seat, ask, (*picked, group))

    def apply(self, seat: Seat, move: Move | str) -> Position:
        """Return the position after `seat` has made `move`, such as `"hide 2 -"`.

        Raises Illegal if the rules forbid it, and ValueError if the text is not a move.

        >>> load("fugitive").setup(2, seed=b"an example").apply(0, "hide 41 -")
        Traceback (most recent call last):
        bot.engine.move.Illegal: not_in_hand
        """
        made = Move.parse(move) if isinstance(move, str) else move
        version = self.version + 1
        step = play(self.rules.game, self.state, seat, made, Chance(self.seed, version))
        return Position(self.rules, self.seats, self.options, self.seed, version, step.state, step.events)

    def computer(self, seat: Seat, level: str = "normal", seed: bytes = b"") -> Move:
        """Return the move of a computer player of `level` for `seat`. It knows only that seat's view.

        >>> load("fugitive").setup(2, seed=b"an example").computer(0, "easy").verb
        'hide'
        """
        game, mind = self.rules.game, self.rules.policies[level]
        return decided(game, self.state, seat, self.asks(seat), mind, Chance(seed, 0), Chance(seed, 1)).move

    def view(self, viewer: Viewer) -> Any:
        """Return what a seat may know of the position; what everybody may know if `viewer` is None.

        The view is a frozen record of the game. `view_text` returns it as JSON.
        """
        return self.rules.game.view(self.state, viewer)

    def heard(self, viewer: Viewer) -> tuple[Event, ...]:
        """Return the events of the last move, without what `viewer` may not know."""
        return tuple(event for event in self.events if event.reaches(viewer))

    def view_text(self, viewer: Viewer) -> str:
        """Return the view of `viewer` as JSON. The same view always gives the same bytes."""
        return encode(self.view(viewer)).decode()

    def imagine(self, viewer: Viewer, seed: bytes) -> Position:
        """Return another possible position that looks the same to `viewer`.

        Hidden cards and later random numbers come from `seed`.

        >>> position = load("stalag17").setup(3, seed=b"an example")
        >>> other = position.imagine(0, b"1")
        >>> other.view_text(0) == position.view_text(0), other.state == position.state
        (True, False)
        """
        state = redeal(self.rules.game, self.state, viewer, Chance(seed, 0))
        return Position(self.rules, self.seats, self.options, seed, self.version, state)

    def text(self) -> str:
        """Return the whole position as one line of JSON, with the seed and all secrets."""
        game = self.rules.game
        written = {
            "game": self.rules.name, "schema": game.schema, "rules": game.rules_version, "seats": self.seats,
            "options": dict(self.options), "seed": self.seed.hex(), "version": self.version,
            "state": json.loads(encode(self.state)),
        }  # fmt: skip
        return json.dumps(written, ensure_ascii=False)
