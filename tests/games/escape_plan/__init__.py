"""Escape Plan, rule by rule: docs/rules/escape_plan.md §5 numbers the cases."""
