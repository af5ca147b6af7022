"""Positions as scenes: a game says what lies where, and the house draws it and tells it in words."""
