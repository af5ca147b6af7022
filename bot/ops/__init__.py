"""Monitoring for the operator of the bot: whether it is running and ready, and its metrics."""
