"""Data kept of games: the states that they went through, and results computed from them."""
