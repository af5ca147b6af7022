"""Escape Plan, a game for one to five (docs/rules/escape_plan.md)."""
