"""Executive actions: what a player can use, at what it can be aimed, and what it does."""
