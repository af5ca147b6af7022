"""An ended game as plain data, from which a worker process can create the file of its replay."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.record import Record
from bot.engine.replay_frame import ReplayFrame
from bot.installed_games import InstalledGame, installed_game


class ReplaySource(Record, frozen=True):
    """A whole ended game as plain data.

    It has its name, schema and table, the names of its seats in all languages, and its frames (turns) in order.
    Possible states are sampled with the game's secret. `link` is where the bot can be installed; it may be "".
    """

    title: str
    schema: int
    table: int
    names: tuple[tuple[str, ...], ...]
    secret: bytes
    frames: tuple[ReplayFrame, ...]
    link: str = ""

    @property
    def seats(self) -> range:
        """The numbers of the game's seats."""
        return range(len(self.names[0]))


def recording(
    asked: InstalledGame,
    table: int,
    names: Sequence[Sequence[str]],
    secret: bytes,
    frames: Sequence[ReplayFrame],
    link: str = "",
) -> ReplaySource:
    """Return the data of an ended game for its replay.

    Events that belong to later turns and decisions are left out.
    """
    told = tuple(each._replace(onward=(), decisions=()) for each in frames)
    return ReplaySource(asked.name, asked.game.schema, table, tuple(map(tuple, names)), secret, told, link)


def game_of(made_of: ReplaySource) -> InstalledGame:
    """Return the title of a recorded game.

    Raises ValueError if the data are from another version of the program.
    """
    asked = installed_game(made_of.title)
    if made_of.schema != asked.game.schema:
        raise ValueError(f"{asked.name}: a game of schema {made_of.schema}, this program has {asked.game.schema}")
    return asked
