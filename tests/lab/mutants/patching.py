"""Exchange functions of a program that is already read for those of a source with a fault."""

from __future__ import annotations

import gc
import inspect
import os
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType

Key = tuple[str, str, int]
resolved = cache(os.path.realpath)


class Unlike(Exception):
    """More than the inside of functions differs."""


class Functions:
    """All functions that there are now, by where they stand."""

    def __init__(self) -> None:
        self._by_key: defaultdict[Key, list[FunctionType]] = defaultdict(list)
        for found in gc.get_objects():
            if type(found) is FunctionType:
                self._by_key[_key(found.__code__)].append(found)

    def exchange(self, path: str, before: str, after: str) -> bool:
        """Give every function that differs between two sources of a file its second form. False if that cannot be."""
        old, new = (compile(source, os.path.realpath(path), "exec", dont_inherit=True) for source in (before, after))
        try:
            pairs = [(self._by_key[_key(was)], becomes) for was, becomes in _differing(old, new)]
        except Unlike:
            return False
        for functions, becomes in pairs:
            for function in functions:
                function.__code__ = becomes
        return any(functions for functions, _ in pairs)


def _key(code: CodeType) -> Key:
    return resolved(code.co_filename), code.co_qualname, code.co_firstlineno


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Give the functions that differ, those within others, too."""
    within = [[const for const in code.co_consts if isinstance(const, CodeType)] for code in (old, new)]
    if len(within[0]) != len(within[1]):
        raise Unlike
    if old.co_flags & inspect.CO_NEWLOCALS:
        if old.co_freevars != new.co_freevars:
            raise Unlike
        yield old, new
    elif _bare(old) != _bare(new):
        raise Unlike
    for was, becomes in zip(*within, strict=True):
        if was != becomes:
            yield from _differing(was, becomes)


def _bare(code: CodeType) -> tuple[object, ...]:
    """All that a module or class does itself."""
    consts = [repr(const) for const in code.co_consts if not isinstance(const, CodeType)]
    return code.co_code, code.co_names, consts
