"""Executive actions: the things that a player can use, their targets and their effects."""
