"""`python -m tests.lab.docstrings [FOLDER ...]`: hold docstrings to what a machine can hold of our style.

`make lint` runs it over bot, cogs and storage. It prints each fault with its file and line, and ends with status 1.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOMS = ("bot", "cogs", "storage")
LONGEST = 30
"""Words of a sentence."""

OPENERS = frozenset(
    ("Give", "Tell", "Say", "Name", "Spell", "Reckon", "See", "Let", "Whether", "What", "Who", "Whoever")
)
"""First words that are unclear in a function: readers expect *Return*, *Return whether*, *Yield* or *Check*."""

BANNED = (
    (re.compile(r"(?:^|[.;] )(?:Who|Whom|What|Whoever|Whatever|All that)\b(?![^.]*\?)"), "begin with the subject"),
    (re.compile(r"\banew\b"), "write: again"),
    (re.compile(r"\bsomebody\b"), "name the actor: a person, a player, a viewer"),
    (re.compile(r"\bwhoever\b"), "write: the player who"),
    (re.compile(r"\ball that\b(?! is\b)"), "write: everything that, or name it"),
    (re.compile(r"\bbeside\b"), "write: next to, or: in addition to"),
)


def faults(source: str) -> Iterator[tuple[int, str]]:
    """Yield the faults in the docstrings of a module, each with its line.

    >>> list(faults('def f(): \\'\\'\\'Give what lies there anew.\\'\\'\\''))
    [(1, "begins with 'Give'"), (1, "'anew': write: again")]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)):
            text = ast.get_docstring(node)
            if text:
                line = node.body[0].lineno
                yield from ((line, fault) for fault in _faults(node, text))


def _faults(node: ast.AST, text: str) -> Iterator[str]:
    opener = re.split(r"\W", text, maxsplit=1)[0]
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not _is_property(node) and opener in OPENERS:
        yield f"begins with {opener!r}"
    prose = re.sub(r"`[^`]*`", "code", re.split(r"\n\s*>>> ", text)[0])
    for pattern, instead in BANNED:
        if (match := pattern.search(prose)) is not None:
            yield f"{match[0].strip('.; ')!r}: {instead}"
    for sentence in re.split(r"(?<=[.!?:;])\s+|\n\s*\n|\n\s*[-*|] ", prose):
        if (count := len(re.findall(r"[\w'’/-]+", sentence))) > LONGEST:
            yield f"{count} words in a sentence: {' '.join(sentence.split()[:6])} ..."


def _is_property(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    names = [each.id if isinstance(each, ast.Name) else getattr(each, "attr", "") for each in node.decorator_list]
    return any("property" in name for name in names)


def main() -> int:
    """Print the faults of all files; return 1 if there are some."""
    count = 0
    for room in sys.argv[1:] or ROOMS:
        for file in sorted(Path(room).rglob("*.py")) if Path(room).is_dir() else [Path(room)]:
            for line, fault in faults(file.read_text(encoding="utf-8")):
                count += 1
                print(f"{file}:{line}: {fault}")
    print(f"{count} faults in docstrings" if count else "docstrings as they should be")
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main())
