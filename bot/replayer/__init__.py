"""An ended game as one file: a page with drawings and turns that any browser shows without the bot."""
