"""Positions as scenes: a game says where its pieces are, and this package draws and describes them."""
