"""How Escape Plan shows itself: pages, words and pictures."""
