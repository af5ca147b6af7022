"""Slow work, done in separate processes from data alone. No Discord."""
