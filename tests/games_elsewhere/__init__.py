"""A game that does not come with the bot: `tests/command/test_elsewhere.py` installs it."""
