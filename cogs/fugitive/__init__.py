"""Fugitive, a game for two players: the Fugitive hides, the Marshal hunts."""
