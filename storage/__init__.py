"""The store of all games: the interface that the application uses, and its implementations."""
