"""Data that are kept of ended games: the states of each game, and results computed from these states."""
