"""Everything that Stalag 17 shows to players: pages, texts and pictures."""
