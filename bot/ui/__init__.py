"""Discord: the only place beside the cogs that imports it."""
