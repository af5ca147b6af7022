"""Everything that Fugitive shows to players: pages, texts and pictures."""
