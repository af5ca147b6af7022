"""The rules of Stalag 17, as in docs/rules/stalag17.md; start reading in `game.py`."""
