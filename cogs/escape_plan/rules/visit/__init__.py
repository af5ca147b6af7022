"""What happens, and what can be done, at the location that an action leads to."""
