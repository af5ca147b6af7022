"""An ended game as a single web page, which any browser shows without the bot."""
