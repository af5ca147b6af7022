"""The cards played in a turn: Equipment and the escape kit, Opportunity and Security cards, tunnels, the gambles."""
