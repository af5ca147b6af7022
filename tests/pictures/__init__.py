"""What the README shows of each game: its channel at a moment that a seed fixes, as the local page draws it."""
