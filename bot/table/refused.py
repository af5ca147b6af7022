"""Reasons why a table does not take an answer, independent of the rules."""

from __future__ import annotations


class Stale(Exception):
    """The answer belongs to a question that is no longer open."""


class Repeated(Exception):
    """This interaction has already been handled."""
