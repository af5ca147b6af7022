"""Pages: what is shown, with its controls, and how Discord takes it."""
