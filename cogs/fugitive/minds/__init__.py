"""How computers play Fugitive."""
