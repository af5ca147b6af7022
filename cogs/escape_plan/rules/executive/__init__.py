"""Executive actions: the things that a player can use, their aims and their effects."""
