"""Live games, without Discord. `table.py` is the only writer of a game."""
