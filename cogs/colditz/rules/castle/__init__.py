"""The castle: its map, who stands on it, and where a man or a guard can go and what he sees."""
