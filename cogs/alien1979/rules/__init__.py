"""The rules of Alien 1979 (docs/rules/alien1979.md). Start reading at `game.py`."""
