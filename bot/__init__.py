"""The application: all that the games share."""
