"""How an ended game of Alien 1979 is counted: who is aboard when the SHIP leaves has beaten the Alien, who is not has
lost to it (docs/rules/alien1979.md §3.8)."""

from __future__ import annotations

from bot.engine.standings import Standings


class AgainstTheAlien(Standings):
    """Those aboard win together, and perhaps nobody does."""

    house = True


STANDINGS = AgainstTheAlien()
