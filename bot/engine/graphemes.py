"""Split and shorten text by graphemes, the characters that a reader sees, without breaking one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

ZWNJ, ZWJ = "\u200c", "\u200d"

VIRAMA = 9
"""The combining class of characters that join two letters to one, as in Sinhala."""


def graphemes(text: str) -> list[str]:
    """Return the graphemes of `text`: a letter with its marks, a flag, or a joined emoji such as a family.

    This follows Unicode Standard Annex 29, except for parts of Hangul syllables, which NFC composes anyway.

    >>> graphemes("éa"), len(graphemes("👨‍👩‍👧🇪🇸🇪🇸"))
    (['é', 'a'], 3)
    """
    return list(_split(text))


def shortened(text: str, most: int) -> str:
    """Return `text` cut to at most `most` code points, without breaking a grapheme.

    >>> shortened("Ana 🇪🇸", 5), shortened("Ana", 5)
    ('Ana ', 'Ana')
    """
    if len(text) <= most:
        return text
    kept = 0
    for cluster in _split(text):
        if kept + len(cluster) > most:
            break
        kept += len(cluster)
    return text[:kept]


def mark(character: str) -> bool:
    """Return whether `character` is drawn on the letter before it."""
    return unicodedata.category(character)[0] == "M"


def emoji(character: str) -> bool:
    """Return whether `character` may be part of a joined emoji."""
    return unicodedata.category(character) == "So" or character in "\u2194\u203c\u2049\u3030" or _tone(character)


def _split(text: str) -> Iterator[str]:
    cluster, flag = "", False
    for character in text:
        if cluster and _continues(cluster, character, flag):
            flag = flag and not _regional(character)
            cluster += character
            continue
        if cluster:
            yield cluster
        cluster, flag = character, _regional(character)
    if cluster:
        yield cluster


def _continues(cluster: str, character: str, flag: bool) -> bool:
    """Return whether `character` continues the grapheme `cluster`.

    `flag` says whether the cluster is the first half of a flag.
    """
    last = cluster[-1]
    if mark(character) or character in (ZWJ, ZWNJ) or _tone(character) or "\U000e0020" <= character <= "\U000e007f":
        return last not in "\r\n"
    if last == ZWJ and emoji(character):
        return emoji(cluster[0])
    if flag and _regional(character):
        return True
    joined = last in (ZWJ, ZWNJ) and len(cluster) > 1
    return unicodedata.combining(cluster[-2] if joined else last) == VIRAMA and unicodedata.category(character) == "Lo"


def _tone(character: str) -> bool:
    """Return whether `character` is a skin-tone modifier."""
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
