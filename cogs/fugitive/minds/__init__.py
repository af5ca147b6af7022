"""How computer players choose their moves in Fugitive."""
