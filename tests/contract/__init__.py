"""What holds for every installed game."""
