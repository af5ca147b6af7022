"""How a table counts the wins in Alien 1979 (docs/rules/alien1979.md §3.8).

Players aboard when the ship leaves have beaten the Alien. All others have lost to it.
"""

from __future__ import annotations

from bot.engine.standings import Standings


class AgainstTheAlien(Standings):
    """A count of wins against the Alien. The players aboard win together; there may be none."""

    house = True


STANDINGS = AgainstTheAlien()
