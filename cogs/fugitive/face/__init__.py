"""How Fugitive shows itself: pages, words and pictures."""
