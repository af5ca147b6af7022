"""A page that checks an ended game in any browser, with a program of its own: nothing of the bot runs in it."""
