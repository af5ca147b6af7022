"""Paintings: what should stand on Discord, and how it is brought about."""
