"""What cards do in a turn: Equipment and the escape kit, Opportunity and Security cards, tunnels, the gambles."""
