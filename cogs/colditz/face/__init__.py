"""How Escape from Colditz shows itself: pages, words and pictures."""
