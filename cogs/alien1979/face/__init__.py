"""Everything that Alien 1979 shows to players: pages, texts and pictures."""
