"""The rules of all installed games as a library without Discord: deal, move, and see players' views.

docs/library.md is the guide to the library.

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
    """The rules of a game: the possible numbers of players, the options, and how to set up a game."""

    name: str
    game: Game[Any, Any] = field(repr=False)
    policies: Mapping[str, Policy] = field(repr=False)
    """The computer players of the game, by their levels: `random`, `easy`, `normal`, `hard`."""

    @property
    def seats(self) -> range:
        """The numbers of players that the game allows.

        >>> load("stalag17").seats
        range(2, 6)
        """
        return self.game.seats

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """The options of the game, each with its possible values.

        If an option is not given, `setup` uses its default value.
        """
        return {option.name: option.choices for option in self.game.options}

    def setup(self, seats: int, options: Mapping[str, str] | None = None, seed: bytes = b"") -> Position:
        """Deal a new game for `seats` players and return its first position.

        The same seed always gives the same deal; it has at most 64 bytes. Raises ValueError for a number of players or
        an option that the game does not have.
        """
        if seats not in self.seats:
            raise ValueError(f"{self.name} is not played by {seats}")
        chosen = settled(self.game, options or {})
        step = self.game.setup(seats, chosen, Chance(seed, 0))
        return Position(self, seats, chosen, seed, 0, step.state, step.events)

    def read(self, text: str) -> Position:
        """Return the position that `Position.text` has written. Raises ValueError if the text is not valid.

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
        """Play a game between computer players. Yield each of its positions, beginning with the deal.

        The seats get the levels in `levels` in turn. If there are fewer levels than seats, they are used again.

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
    """A game at one moment. It is immutable: `apply` returns the next position as a new object."""

    rules: Rules
    seats: int
    options: Mapping[str, str]
    seed: bytes = field(repr=False)
    version: int
    """The number of moves so far.

    `seed` and `version` together determine the random numbers of each move.
    """
    state: Any = field(repr=False)
    """The whole state of the game with all secrets. To show a position to a player, use `view`."""
    events: tuple[Event, ...] = field(default=(), repr=False, compare=False)
    """The events of the last move with all secrets. To show events to a player, use `heard`."""

    @property
    def result(self) -> Result | None:
        """The result of the game; None while the game is running."""
        return result_of(self.state)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may make a move now. It is empty after the end of the game."""
        return tuple(seat for seat in range(self.seats) if must_decide(self.asks(seat)))

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        """Return the kinds of moves that the player in `seat` may make now.

        Each kind has a verb and the first fields that must be filled in.
        """
        return () if self.result is not None else self.rules.game.asks(self.state, seat)

    def moves(self, seat: Seat) -> Iterator[Move]:
        """Yield the legal moves of the player in `seat`. There may be millions, so take only some of them.

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
        """Yield every way to fill in the fields of `ask`, if the first fields are filled in with `picked`."""
        game = self.rules.game
        found = game.next_field(self.state, seat, ask, picked) if picked else next(iter(ask.fields), None)
        if found is None:
            yield picked
            return
        for many in range(found.least, min(found.most, len(found.options)) + 1):
            for group in itertools.combinations(found.options, many):
                yield from self._picks(seat, ask, (*picked, group))

    def apply(self, seat: Seat, move: Move | str) -> Position:
        """Return the position after the player in `seat` has made `move`, such as `"hide 2 -"`.

        Raises Illegal if the rules forbid the move, and ValueError if the text is not a move.

        >>> load("fugitive").setup(2, seed=b"an example").apply(0, "hide 41 -")
        Traceback (most recent call last):
        bot.engine.move.Illegal: not_in_hand
        """
        made = Move.parse(move) if isinstance(move, str) else move
        version = self.version + 1
        step = play(self.rules.game, self.state, seat, made, Chance(self.seed, version))
        return Position(self.rules, self.seats, self.options, self.seed, version, step.state, step.events)

    def computer(self, seat: Seat, level: str = "normal", seed: bytes = b"") -> Move:
        """Return the move that a computer player makes for `seat`. The computer knows only this seat's view.

        >>> load("fugitive").setup(2, seed=b"an example").computer(0, "easy").verb
        'hide'
        """
        game, mind = self.rules.game, self.rules.policies[level]
        return decided(game, self.state, seat, self.asks(seat), mind, Chance(seed, 0), Chance(seed, 1)).move

    def view(self, viewer: Viewer) -> Any:
        """Return what a viewer may know of the position. `viewer` is a seat, or None for everybody.

        The result is an immutable object of the game. `view_text` returns it as JSON.
        """
        return self.rules.game.view(self.state, viewer)

    def heard(self, viewer: Viewer) -> tuple[Event, ...]:
        """Return the events of the last move, without anything that `viewer` may not know."""
        return tuple(event for event in self.events if event.reaches(viewer))

    def view_text(self, viewer: Viewer) -> str:
        """Return as JSON what `viewer` may know of the position. The same view always gives the same bytes."""
        return encode(self.view(viewer)).decode()

    def imagine(self, viewer: Viewer, seed: bytes) -> Position:
        """Return a random position that looks the same to `viewer` as this one.

        Hidden cards and later random numbers are computed from `seed`.

        >>> position = load("stalag17").setup(3, seed=b"an example")
        >>> other = position.imagine(0, b"1")
        >>> other.view_text(0) == position.view_text(0), other.state == position.state
        (True, False)
        """
        state = redeal(self.rules.game, self.state, viewer, Chance(seed, 0))
        return Position(self.rules, self.seats, self.options, seed, self.version, state)

    def text(self) -> str:
        """Return the whole position as text: one line of JSON, with the seed and all secrets."""
        game = self.rules.game
        written = {
            "game": self.rules.name, "schema": game.schema, "rules": game.rules_version, "seats": self.seats,
            "options": dict(self.options), "seed": self.seed.hex(), "version": self.version,
            "state": json.loads(encode(self.state)),
        }  # fmt: skip
        return json.dumps(written, ensure_ascii=False)
