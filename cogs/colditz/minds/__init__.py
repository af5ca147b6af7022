"""How computers play Escape from Colditz."""
