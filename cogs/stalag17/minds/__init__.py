"""How computer players choose their moves in Stalag 17."""
