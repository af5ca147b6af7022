"""Alien 1979, a game for two to eight (docs/rules/alien1979.md)."""
