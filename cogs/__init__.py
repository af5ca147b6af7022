"""The games, one package each, and the commands that belong to none of them."""
