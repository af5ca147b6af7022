"""How Stalag 17 shows itself: pages, words and pictures."""
