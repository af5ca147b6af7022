"""Why a table does not take an answer, whatever the rules say."""

from __future__ import annotations


class Stale(Exception):
    """The answer belongs to a question that is no longer open."""


class Repeated(Exception):
    """This interaction has done its work already."""
