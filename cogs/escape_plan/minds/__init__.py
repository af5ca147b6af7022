"""How computers play Escape Plan."""
