"""What is kept of games: the states that they went through."""
