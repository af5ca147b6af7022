"""The games, one package each, and the commands that belong to no single game."""
