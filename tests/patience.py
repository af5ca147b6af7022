"""How long a test waits for what should come at once. Only a test that fails waits as long."""

PATIENCE = 60.0
"""Seconds: a busy machine must fail nothing."""
