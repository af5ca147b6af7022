"""The map: the layout of tiles, routes from zone to zone, and where a player can go."""
