"""How computers play Alien 1979."""
