"""The rules of Alien 1979, as in docs/rules/alien1979.md; start reading in `game.py`."""
