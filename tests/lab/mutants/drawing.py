"""Which faults there may be in files, and a share of them drawn at random. Cosmic Ray makes the faults."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast  # type: ignore[import-untyped]
from cosmic_ray.mutating import mutate_code  # type: ignore[import-untyped]
from cosmic_ray.plugins import get_operator, operator_names  # type: ignore[import-untyped]

KEEPING = ("cache", "lru_cache")
IDLE = "core/NoOp"
"""Changes nothing."""


class Place(NamedTuple):
    """Where in a file something may be changed, and each operator that can with its count of earlier places."""

    path: str
    line: int
    column: int
    ways: tuple[tuple[str, int], ...]


class Mutant(NamedTuple):
    """A file with one fault. `change` are the lines that went and came, as a diff spells them."""

    path: str
    line: int
    operator: str
    source: str
    change: str


def places(path: str) -> list[Place]:
    """List where a file may be changed."""
    tree = get_ast(Path(path).read_text(encoding="utf-8"))
    found: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for name in operator_names():
        if name == IDLE or get_operator(name).arguments():
            continue
        operator = get_operator(name)()
        positions = (start for node in ast_nodes(tree) for start, _ in operator.mutation_positions(node))
        for occurrence, start in enumerate(positions):
            found.setdefault(start, []).append((name, occurrence))
    return [Place(path, *start, tuple(ways)) for start, ways in sorted(found.items())]


def drawn(paths: Iterable[str], seed: int) -> Iterator[Mutant]:
    """Draw places in an order of chance, each once, and one fault for each; those that change no code are left out."""
    random = Random(seed)
    everywhere = [place for path in sorted(paths) for place in places(path)]
    random.shuffle(everywhere)
    for place in everywhere:
        operator, occurrence = random.choice(place.ways)
        before = Path(place.path).read_text(encoding="utf-8")
        after = mutate_code(before, get_operator(operator)(), occurrence)
        if after is not None and running(after) not in (None, running(before)):
            yield Mutant(place.path, place.line, operator, after, _change(before, after))


@lru_cache
def running(source: str) -> str | None:
    """Spell what of a module does something: all but the types of names and of functions' values, and that something is
    kept. None for what is no Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign):
            statement.annotation = ast.Constant(None)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            node.decorator_list = [each for each in node.decorator_list if ast.unparse(each) not in KEEPING]
            arguments = node.args
            for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                argument.annotation = None
            for rest in (arguments.vararg, arguments.kwarg):
                if rest is not None:
                    rest.annotation = None
    return ast.dump(tree)


def _change(before: str, after: str) -> str:
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0))[3:]
    return "\n".join(line[0] + " " + line[1:].strip() for line in lines if line[0] in "+-")
