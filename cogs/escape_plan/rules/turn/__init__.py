"""An action of a player, and the officers faced in it."""
