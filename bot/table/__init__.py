"""Live tables and their games, without Discord. Only `table.py` writes the state of a game."""
