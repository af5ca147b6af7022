"""The map: how tiles lie, the ways from zone to zone, and where a player can go."""
