"""How computer players choose their moves in Alien 1979."""
