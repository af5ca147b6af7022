"""Mistakes that lose a game without a word, and whether the coach speaks of them in time: `python -m tests.coaches`.

Each title has a module of its name here with a `TITLE` (frame.py). Nothing else has to know of it.
"""
