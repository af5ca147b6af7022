"""The map: the layout of tiles, the ways from zone to zone, and where a player can go."""
