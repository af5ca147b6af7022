"""An action of a player, and the officers whom the player faces during the action."""
