"""How computer players choose their moves in Escape Plan."""
