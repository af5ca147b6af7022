"""The events and choices at the location where an action ends."""
