"""Stalag 17: the examples of docs/rules/stalag17.md and what surrounds them."""
