"""The events and choices at the location that an action leads to."""
