"""Tests. `make test` runs them all; each folder can be run alone."""
