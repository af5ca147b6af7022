"""An ended game as one file that is looked at without the bot: a page with its drawings and its turns."""
