"""Create the file of a replay within a size limit, in small portions of work."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bot.archive.beliefs import FEWEST, states_per_look
from bot.replayer.data import data
from bot.replayer.doubts import doubts
from bot.replayer.page import page
from bot.replayer.source import ReplaySource
from bot.workers.pool import Pool

LARGEST = 3 << 20
"""The most bytes of a file, so that it opens at once everywhere."""

PART = 150
"""The number of states that are sampled in one portion of work. Other work for the same process then waits for half a
second.
"""

SPARSER = (1, 2, 4, 8, 16, 0)
"""Numbers N that are tried in order until the file is small enough. The file has the players' beliefs only at one frame
in N; 0 means no beliefs.
"""


class TooLarge(ValueError):
    """The file of a game is too large even without the players' beliefs."""


async def make_file(
    pool: Pool,
    recording: ReplaySource,
    language: str,
    limit: int = LARGEST,
    tell: Callable[[float], None] = lambda share: None,
) -> bytes:
    """Return the file of a game, at most `limit` bytes long.

    If it is too large, it gets fewer sampled states, then beliefs at fewer frames, and a text in the file says so. The
    function `tell` is called with the finished share of the work. Raises TooLarge.
    """
    most = states_per_look(len(recording.frames) * len(recording.seats))
    for worlds in dict.fromkeys((most, FEWEST)):
        asked = list(_parts(recording, worlds))
        parts = []
        for part in asked:
            parts.append(await pool.run(doubts, part, worlds))
            tell(len(parts) / len(asked))
        for every in SPARSER if worlds == FEWEST else SPARSER[:1]:
            file = await pool.run(complete_file, recording, parts, worlds, every, language)
            if len(file) <= min(limit, LARGEST):
                return file
    raise TooLarge(f"table {recording.table}: {len(file)} bytes")


def complete_file(recording: ReplaySource, parts: list[bytes], worlds: int, every: int, language: str) -> bytes:
    """Return the file of a game, with the players' beliefs at one frame in `every`.

    `parts` have the beliefs, from `worlds` sampled states per seat and frame.
    """
    return page(recording.title, data(recording, parts, worlds, every), language, recording.link)


def _parts(recording: ReplaySource, worlds: int) -> Iterator[ReplaySource]:
    """Yield parts of a recorded game. Sampling states for them takes about equally long."""
    length = max(1, PART // (worlds * len(recording.seats)))
    for first in range(0, len(recording.frames), length):
        yield replace(recording, frames=recording.frames[first : first + length])
