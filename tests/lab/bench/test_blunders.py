"""Blunders that are counted."""
