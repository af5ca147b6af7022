"""A web page that checks in any browser whether an ended game was fair.

The page has its own program and runs no code of the bot.
"""
