"""The rules of Fugitive (docs/rules/fugitive.md). Start reading at `game.py`."""
