"""The rules of Alien 1979, by docs/rules/alien1979.md: `game.py` is the way in."""
