"""The rules of Escape from Colditz (docs/rules/colditz.md); start reading at `game.py`."""
