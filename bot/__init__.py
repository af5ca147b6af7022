"""The application, shared by all games."""
