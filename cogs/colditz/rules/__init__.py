"""The rules of Escape from Colditz, by docs/rules/colditz.md: `game.py` is the way in."""
