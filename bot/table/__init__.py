"""Live games, without Discord. Only `table.py` writes a game."""
