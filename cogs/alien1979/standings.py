"""How wins in Alien 1979 are counted for players' statistics (docs/rules/alien1979.md §3.8).

Players aboard when the ship leaves have beaten the Alien. All other players have lost to it.
"""

from __future__ import annotations

from bot.engine.standings import Standings


class AgainstTheAlien(Standings):
    """Counts of wins against the Alien. All players aboard win together; there may be none."""

    house = True


STANDINGS = AgainstTheAlien()
