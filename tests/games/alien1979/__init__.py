"""Alien 1979: the examples of docs/rules/alien1979.md §4 and what surrounds them."""
