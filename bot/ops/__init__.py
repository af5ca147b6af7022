"""Monitoring for the host of the bot: whether it runs, is ready, and how it is doing."""
