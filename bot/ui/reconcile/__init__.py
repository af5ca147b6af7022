"""The reconciler, which updates Discord's messages to match the tables."""
