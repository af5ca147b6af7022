"""The bot at a Discord that keeps its limits and takes its time, by the clock on the wall.

All other scenarios run without them, on virtual time, and count what would have been too much (`tests/ui/pace.py`).
At most 12 scenarios: two in `make test`, the others in `make drills`.
"""
