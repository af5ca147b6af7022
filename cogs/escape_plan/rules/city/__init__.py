"""The map of the city: the layout of tiles, routes from zone to zone, and reachable locations."""
