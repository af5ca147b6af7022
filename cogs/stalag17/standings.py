"""How wins in Stalag 17 count for the players' ratings: by places (docs/rules/stalag17.md §3.10)."""

from __future__ import annotations

from bot.engine.standings import Standings

STANDINGS = Standings()
