"""A web page that checks an ended game in any browser.

It has its own program and runs no code of the bot.
"""
