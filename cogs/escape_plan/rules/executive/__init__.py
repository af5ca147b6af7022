"""Executive actions: using a thing. The modules have the things, their targets and their effects."""
