"""Live games, without Discord: `table.py` is the one writer of a game."""
