"""The shards of a process. A shard is a connection to Discord for a part of the bot's servers.

Discord assigns a server to a shard by the server's id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Shards:
    """A range of shards, from `first` to `last` out of `count`. The setting SHARDS has the form `0-3/8`.

    >>> str(Shards(0, 3, 8)), Shards(0, 3, 8).numbers
    ('0-3/8', [0, 1, 2, 3])
    """

    first: int
    last: int
    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.first <= self.last < self.count:
            raise ValueError(f"there are no shards {self}: of {self.count} the last is {self.count - 1}")

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> list[int]:
        """The numbers of the shards in this range."""
        return list(range(self.first, self.last + 1))

    @property
    def all(self) -> bool:
        """Whether the range contains all shards of the bot."""
        return len(self.numbers) == self.count


def read(text: str) -> Shards:
    """Return the range of shards in the text of the setting SHARDS. Raises ValueError.

    >>> read("4-7/8"), read("2/3")
    (Shards(first=4, last=7, count=8), Shards(first=2, last=2, count=3))
    """
    found = re.fullmatch(r"\s*(\d+)(?:\s*-\s*(\d+))?\s*/\s*(\d+)\s*", text)
    if found is None:
        raise ValueError("it is spelt FIRST-LAST/COUNT, such as 0-3/8")
    first, last, count = found.groups()
    return Shards(int(first), int(last or first), int(count))


def shard_of(guild: int | None, count: int) -> int:
    """Return the number of the shard to which a server belongs. There are `count` shards.

    Direct messages belong to the first shard.
    """
    return ((guild or 0) >> 22) % count
