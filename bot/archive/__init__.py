"""Data kept of games: the states that they went through, and results derived from them."""
