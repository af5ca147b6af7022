"""The rules of Fugitive (docs/rules/fugitive.md). Read `game.py` first."""
