"""The engine: chance, codec, moves and the only door."""
