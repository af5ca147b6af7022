"""The events and decisions at the location where an action ends."""
