"""The castle: its map, the pawns on it, and the places that men and guards can reach or see."""
