"""The rules of Stalag 17 (docs/rules/stalag17.md). Read `game.py` first."""
