"""Stalag 17, an escape game for two to five players (docs/rules/stalag17.md)."""
