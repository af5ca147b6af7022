"""What takes long is done in processes of its own, from data alone; no Discord in here."""
