"""Find out when enough people of a server want to play."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from storage.records.servers import WishRecord

SIZES = (2, 3, 4)
"""The numbers of people that a person who wants to play may ask for."""

LASTS = 4 * 3600.0
"""The seconds after which a person's wish to play ends."""


def complete(wishes: Sequence[WishRecord], seated: Collection[int]) -> tuple[WishRecord, ...]:
    """Return the wishes to play that can be fulfilled together, for as many people as possible.

    The result is empty if there are too few people. `seated` are the people in open lobbies of the server, who would
    play with anybody.

    >>> ana, ben = WishRecord(1, 2, "Ana", 0.0), WishRecord(2, 3, "Ben", 0.0)
    >>> [[wish.name for wish in complete((ana, ben), seated)] for seated in ((), (7,))]
    [[], ['Ana', 'Ben']]
    """
    for size in reversed(SIZES):
        asked = tuple(wish for wish in wishes if wish.people <= size)
        if asked and len({*(wish.user for wish in asked), *seated}) >= size:
            return asked
    return ()
