"""The rules of Escape Plan, by docs/rules/escape_plan.md: `game.py` is the way in."""
