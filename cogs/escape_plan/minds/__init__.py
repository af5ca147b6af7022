"""The policies of computer players in Escape Plan."""
