"""Card actions in a turn: Equipment, the kit, Opportunity and Security cards, tunnels and gambles."""
