"""Fugitive: one hides, one hunts. Two players."""
