"""The rules of each game by paragraph."""
