"""How computers play Stalag 17."""
