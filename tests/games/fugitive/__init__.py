"""Fugitive: the examples of docs/rules/fugitive.md §4 and what surrounds them."""
