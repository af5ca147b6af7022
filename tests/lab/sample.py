"""`python tests/lab/sample.py --seed 7 --language es`: random texts, for a reader who is new to the project to grade.

It prints 150 messages with their keys, whole, as they are in the Fluent files. With `--docstrings` it prints 60
docstrings of `bot`, `cogs` and `storage` with file and name. The same seed prints the same texts as long as no text is
added or removed.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "cogs", "storage")
MESSAGES, DOCSTRINGS = 150, 60
VARIABLE = re.compile(r"\{ ?\$?([\w.-]+) ?\}")
SPACE = re.compile(r'\{ ?"(?:\\u00A0)?" ?\}')


def messages(language: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Yield each message of a language: its key, and its text with its attributes.

    A variable is shown as ‹who›, a message within a message as ‹key›.
    """
    serializer = FluentSerializer()
    for file in _files(root, f"texts/{language}.ftl"):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                key, _, text = serializer.serialize_entry(entry).partition(" =")
                yield key, textwrap.dedent(VARIABLE.sub(r"‹\1›", SPACE.sub(" ", text))).strip()


def docstrings(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Yield each docstring of the packages: file and name, and the text."""
    for file in _files(root, "*.py"):
        path = file.relative_to(root)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and (
                text := ast.get_docstring(node)
            ):
                yield f"{path} {getattr(node, 'name', '')}".rstrip(), text


def sample(texts: Iterable[tuple[str, str]], seed: int, count: int) -> list[str]:
    """Return `count` of the texts in random order, numbered and under their names."""
    every = sorted(texts)
    chosen = random.Random(seed).sample(every, min(count, len(every)))
    return [f"{number}. {name}\n{textwrap.indent(text, '    ')}\n" for number, (name, text) in enumerate(chosen, 1)]


def _files(root: Path, pattern: str) -> Iterator[Path]:
    for package in PACKAGES:
        yield from sorted((root / package).rglob(pattern))


def main() -> None:
    """Print what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--language", choices=("en", "es"), default="en")
    parser.add_argument("--docstrings", action="store_true")
    asked = parser.parse_args()
    texts, count = (docstrings(), DOCSTRINGS) if asked.docstrings else (messages(asked.language), MESSAGES)
    print("\n".join(sample(texts, asked.seed, count)))


if __name__ == "__main__":
    main()
