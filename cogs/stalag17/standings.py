"""The standings of an ended game of Stalag 17: by its places (docs/rules/stalag17.md §3.10)."""

from __future__ import annotations

from bot.engine.standings import Standings

STANDINGS = Standings()
