"""Stalag 17, a game for two to five (docs/rules/stalag17.md)."""
