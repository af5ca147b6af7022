"""An action of a player, and the officers that the player faces in it."""
