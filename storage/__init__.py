"""The database of the bot: the interface that the application uses, and its implementations."""
