"""Reasons other than the rules why a table does not accept an answer."""

from __future__ import annotations


class Stale(Exception):
    """The answer is for a question that is no longer open."""


class Repeated(Exception):
    """This interaction has already been handled."""
