"""What is kept of ended games, and what is made of it."""
