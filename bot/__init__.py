"""The Discord bot without its games: the code that all games share."""
