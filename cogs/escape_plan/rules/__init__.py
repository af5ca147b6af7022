"""The rules of Escape Plan (docs/rules/escape_plan.md); start reading at `game.py`."""
