"""The rules of Escape Plan (docs/rules/escape_plan.md). Start reading at `game.py`."""
