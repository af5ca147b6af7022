"""One action of a player, and whom he faces in it."""
