"""An ended game as one file."""
