"""How ended games of Alien 1979 count in ratings (docs/rules/alien1979.md §3.8).

Players aboard when the ship leaves have beaten the Alien. All other players have lost to it.
"""

from __future__ import annotations

from bot.engine.standings import Standings


class AgainstTheAlien(Standings):
    """Ratings in which the Alien is an opponent. All players aboard win together; there may be none."""

    house = True


STANDINGS = AgainstTheAlien()
