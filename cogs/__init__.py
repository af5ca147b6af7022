"""The games, one package each, and the slash commands that do not belong to a single game."""
