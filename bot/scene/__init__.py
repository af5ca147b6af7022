"""Positions as scenes: a game places its pieces, and this package draws and describes them."""
