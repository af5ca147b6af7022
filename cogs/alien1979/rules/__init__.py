"""The rules of Alien 1979 (docs/rules/alien1979.md). Read `game.py` first."""
