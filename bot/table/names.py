"""Names that nobody can take for another's: equal and look-alike ones are numbered, none is a computer's."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import count

from anyascii import anyascii

from bot.engine.texts import LANGUAGES, texts

LONGEST = 24
"""Letters of a name."""

ALIKE = str.maketrans("01|l", "oiii")
"""Signs that are told apart by nobody who is not looking for it."""


def told_apart(name: str, others: Iterable[str]) -> str:
    """Give `name`, with a number behind it where it looks like one of `others` or like a computer's. The brackets are
    a sign that no name of a person's own may hold (`bot/ui/private.py` `clean_name`).

    >>> told_apart("Ana", ["Ben"]), told_apart("Ana", ["ana"]), told_apart("Ana", ["ana", "Ana (2)"])
    ('Ana', 'Ana (2)', 'Ana (3)')
    """
    taken = {looks(other) for other in others}
    if looks(name) not in taken and not _like_a_computer(name):
        return name
    for number in count(2):
        numbered = f"{name[: LONGEST - 3 - len(str(number))].rstrip()} ({number})"
        if looks(numbered) not in taken:
            break
    return numbered


def looks(name: str) -> str:
    """Spell what a name looks like: letters of other scripts, marks, case and spaces make no difference.

    >>> looks("Ána"), looks("Al 0"), looks("АNA")
    ('ana', 'aio', 'ana')
    """
    return "".join(anyascii(name).casefold().split()).translate(ALIKE) or name


@cache
def _computers() -> frozenset[str]:
    return frozenset(looks(texts(language).say("computer-name", number="")) for language in LANGUAGES)


def _like_a_computer(name: str) -> bool:
    return re.sub(r"[\d\W]+$", "", anyascii(name)).casefold().translate(ALIKE) in _computers()
