"""How Alien 1979 shows itself: pages, words and pictures."""
