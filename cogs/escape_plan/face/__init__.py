"""Everything that Escape Plan shows to players: page texts, labels and pictures."""
