"""Golden playthroughs, which a person can read."""
