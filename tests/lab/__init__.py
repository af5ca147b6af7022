"""Measurements of the code itself. Each module is a program: `python -m tests.lab.NAME`."""
