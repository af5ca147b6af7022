"""Whether a position is lost, and whether the coach spoke before it was."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from bot import game_packages
from bot.engine.chance import Chance
from bot.engine.game import AnyGame, result_of
from bot.engine.play import TIME_UP, play
from bot.engine.playout import LATE, asked, decided, game_seed
from bot.engine.policy import Policy
from bot.engine.record import TABLE, Seat
from bot.installed_games import installed_game
from tests.coaches.frame import NORMAL, Moment, game_of, title, watched
from tests.exploits.frame import HARD, edition

LOST, OPEN = 0.05, 0.15
"""Normal computers win less than this part of the playouts from a lost position, at least that part from the start."""

PLAYOUTS = 200
"""Playouts that say whether a position is lost."""


class Game(NamedTuple):
    """One numbered game: of a mistake among normal computers, or of hard ones alone."""

    title: str
    peril: str
    level: str
    number: int
    playouts: int = PLAYOUTS

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from other games, the rules, computers, coach and mistake included."""
        return (*self, digest(self.title))

    def play(self) -> dict[str, Any]:
        """Play it and return its line in the file of results."""
        if self.level == HARD:
            spoke = any(self.peril in names(moment) for moment in game_of(*self[:4]))
            return {"key": list(self.key), "spoke": spoke}
        return {"key": list(self.key), **self._judged()}

    def _judged(self) -> dict[str, Any]:
        """Return in which turn the coach spoke, and in which turn the position was lost: None where it never was.

        A game that the watched seat does not win is lost after its last turn at the latest. Turns after the coach has
        spoken need no judgement.
        """
        moments = list(game_of(*self[:4]))
        turns = list({moment.turn: moment for moment in reversed(moments)}.values())[::-1]
        spoke = next((moment.turn for moment in moments if self.peril in names(moment)), None)
        first = next((moment.turn for moment in moments if moment.begun), None)
        if first is None or not self._wins(turns[first], OPEN):
            return {"open": False}
        before = turns[first:] if spoke is None else turns[first : spoke + 1]
        lost = next((moment.turn for moment in before if not self._wins(moment, LOST)), None)
        return {"open": True, "spoke": spoke, "lost": lost, "won": moments[-1].won, "turns": len(turns)}

    def _wins(self, moment: Moment, part: float) -> bool:
        """Return whether normal computers win at least this part of the playouts: as few are played as tell."""
        game, mind = installed_game(self.title).game, installed_game(self.title).policies[NORMAL]
        seats, mine = title(self.title).mistakes[self.peril].seats, watched(*self[:2], self.number)
        enough, won = ceil(part * self.playouts), 0
        for number in range(self.playouts):
            if won >= enough or won + self.playouts - number < enough:
                break
            seed = game_seed(f"coaches/{self.title}/{self.peril}/{self.number}/{moment.turn}", number)
            won += mine in winners(game, moment.state, seats, mind, seed)
        return won >= enough


def names(moment: Moment) -> tuple[str, ...]:
    """Name what the coach speaks of."""
    return tuple(peril.name for peril in moment.perils)


def winners(game: AnyGame, state: Any, seats: int, mind: Policy, seed: bytes) -> tuple[Seat, ...]:
    """Play on from `state` with one mind in all seats and return who wins. The time of a game that has one is over
    after `LATE` moves."""
    thoughts = Chance(seed, 1 << 32)
    for version in range(1, LATE):
        if (result := result_of(state)) is not None:
            return result.winners
        seat, asks = asked(game, state, seats)
        state = decided(game, state, seat, asks, mind, thoughts, Chance(seed, version)).step.state
    state = play(game, state, TABLE, TIME_UP, Chance(seed, LATE)).state
    result = result_of(state)
    assert result is not None
    return result.winners


@cache
def digest(name: str) -> str:
    """Return a digest of the rules and computers of a title, of its coach and of its mistakes."""
    files = (Path(__file__).parent / f"{name}.py", *(game_packages.folder(name) / "face").glob("perils*.py"))
    parts = [edition(name, strategies=False).encode(), *(path.read_bytes() for path in sorted(files))]
    return hashlib.blake2b(b"".join(parts), digest_size=6).hexdigest()


class Found(NamedTuple):
    """What the games of a mistake, and those of hard computers, come to."""

    peril: str
    games: int
    """Games of the mistake whose start is open."""
    losses: int
    """Games of these that are lost."""
    in_time: int
    """Games of these in which the coach speaks at least one turn before."""
    hard: int
    """Games of hard computers."""
    alarms: int
    """Games of these in which the coach speaks."""


def summed(peril: str, mistakes: Iterable[Mapping[str, Any]], hard: Sequence[Mapping[str, Any]]) -> Found:
    """Sum up the lines of the games of a mistake and of hard computers."""
    opened = [line for line in mistakes if line["open"]]
    losses = [line for line in opened if not line["won"]]
    in_time = sum(told_in_time(line) for line in losses)
    return Found(peril, len(opened), len(losses), in_time, len(hard), sum(line["spoke"] for line in hard))


def told_in_time(line: Mapping[str, Any]) -> bool:
    """Return whether the coach spoke before the position was lost: at least a turn before, if in a turn at all."""
    return line["spoke"] is not None and line["lost"] is None


def read(path: Path) -> dict[tuple[Any, ...], dict[str, Any]]:
    """Return the results in a file by the keys of their games. A line that was cut short is left out."""
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            told = json.loads(line)
        except ValueError:
            continue
        found[tuple(told["key"])] = told
    return found


def played(wanted: Sequence[Game], path: Path) -> Iterator[dict[str, Any]]:
    """Yield the results of games, in order; those that the file at `path` lacks are played and added to it at once."""
    found = read(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    cut_short = path.exists() and not path.read_text().endswith("\n")
    with path.open("a") as file:
        file.write("\n" * cut_short)
        for game in wanted:
            if game.key not in found:
                found[game.key] = game.play()
                file.write(json.dumps(found[game.key]) + "\n")
                file.flush()
            yield found[game.key]
