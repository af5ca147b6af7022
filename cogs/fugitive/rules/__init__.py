"""The rules of Fugitive, by docs/rules/fugitive.md: `game.py` is the way in."""
