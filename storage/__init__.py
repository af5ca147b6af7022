"""Where games are kept: what the application asks of a store, and SQLite, which does it."""
