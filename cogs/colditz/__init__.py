"""Escape from Colditz, a game for two to six (docs/rules/colditz.md)."""
