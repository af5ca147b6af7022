"""The Discord bot without its games. This package is the code that all games share."""
