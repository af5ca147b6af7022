"""Scenes: what games are drawn from."""
