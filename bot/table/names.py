"""Player names that are harmless and cannot be mistaken for another player's.

`bot/table/seating.py` applies these rules to every seat.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count

from anyascii import anyascii

from bot.engine.graphemes import ZWJ, ZWNJ, emoji, graphemes, mark
from bot.engine.texts import LANGUAGES, texts

LONGEST = 24
"""The most graphemes of a name."""

WIDEST = 32
"""The most characters of a name, as on Discord."""

NAMELESS = "?"
"""The name of a player if nothing remains of the player's own name."""

MARKS = frozenset("*_~`|\\<>[]()#@")
"""Characters that Discord would read as formatting or as a mention."""

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0e\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that Unicode counts as printable although they show nothing."""

PICTURED, KEYCAP = "\ufe0f", "\u20e3"
"""The characters that turn a symbol into an emoji, and a digit into a keycap."""

FLAG = re.compile("(\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f)")
"""The flag of a part of a country, such as Scotland: a black flag followed by invisible letters."""

LINK = re.compile(r"://|\bwww\.|\w\.[^\W\d_]{2,}/", re.IGNORECASE)
"""Texts that Discord or a phone may show as a link: a scheme, or an address with a path, such as an invite."""

LIST = re.compile(r"^[-+](?:\s+|$)|^\d+\.(?=\s|$)")
"""Beginnings of a name that Discord would show as a list item."""

ABOVE, STACKED, ON_ONE = 200, 2, 4
"""Limits for marks on a letter: the combining class from which marks are stacked, the most stacked marks, and the most
marks.
"""

ALIKE = str.maketrans("01|l", "oiii")
"""Characters that readers easily confuse, each mapped to the character that stands for its group."""

FOREIGN = str.maketrans(
    "АВЕЅЗНІЈКМОРСТУХҮԌԚԜаеѕзіјкорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχ",
    "ABES3HIJKMOPCTYXYGQWaes3ijkopcyxhdqwABEZHIKMNOPTYXayikvopux",
)
"""Cyrillic and Greek letters, mapped to the Latin letters that they look like."""


def safe(name: str) -> str:
    r"""Return a player's name in a form that is harmless in any message, picture or label.

    It is one line of at most 24 graphemes, without invisible characters, markdown, mentions or links.

    >>> safe("**Ana** \u3164"), safe("https://evil.gg/x"), safe("- Ben"), safe("\u3164")
    ('Ana', 'https evil.gg x', 'Ben', '?')
    """
    before = None
    while name != before:
        before, name = name, _safer(name)
    return name or NAMELESS


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return `name`, numbered if it looks like one of `others` or like a computer player's name.

    The number is in brackets, which people's own names cannot contain (`safe`).

    >>> told_apart("Ana", ["Ben"]), told_apart("Ana", ["ana"]), told_apart("Ana", ["ana", "Ana (2)"])
    ('Ana', 'Ana (2)', 'Ana (3)')
    """
    taken = {looks(other) for other in others}
    if looks(name) not in taken and not _like_a_computer(name):
        return name
    for number in count(2):
        end = f" ({number})"
        numbered = _cut(name, len(end)).rstrip() + end
        if looks(numbered) not in taken:
            break
    return numbered


def looks(name: str) -> str:
    """Return a key that is equal for names that look alike.

    It ignores case, marks, spaces, and which script similar letters belong to.

    >>> looks("Ána"), looks("Al 0"), looks("АNA"), looks("Вen")
    ('ana', 'aio', 'ana', 'ben')
    """
    found = "".join(_plain(name).split()).translate(ALIKE)
    return found.replace("rn", "m").replace("vv", "w") or name


def _safer(name: str) -> str:
    """Return `name` with each rule of `safe` applied once.

    The result may again break a rule that was applied earlier.
    """
    parts = FLAG.split(unicodedata.normalize("NFC", name))
    plain = "".join(part if number % 2 else _visible(part) for number, part in enumerate(parts))
    apart = LINK.sub(lambda found: found[0].rstrip(":/.") + " ", plain)
    plain = LIST.sub(lambda found: found[0].strip("-+. "), " ".join(apart.split()))
    return unicodedata.normalize("NFC", _cut(plain).strip())


def _visible(text: str) -> str:
    """Return `text` without formatting and invisible characters.

    Joiners that change how letters look stay.
    """
    kinds = ((character, unicodedata.category(character)) for character in BLANK.sub("", text))
    shown = "".join(
        " " if character in MARKS or kind in ("Cc", "Cn", "Co") or kind[0] == "Z" else character
        for character, kind in kinds
        if kind not in ("Cf", "Cs") or character in (ZWJ, ZWNJ)
    )
    kept: list[str] = []
    for character, following in zip(shown, f"{shown[1:]} ", strict=False):
        if _stays(character, kept, following):
            kept.append(character)
    return "".join(kept)


def _stays(character: str, before: list[str], following: str) -> bool:
    """Return whether the invisible `character` changes how the text looks.

    `before` are the characters before it, and `following` is the next one.
    """
    last = before[-1] if before else " "
    if character in (ZWJ, ZWNJ):
        joined = character == ZWJ and (emoji(last) or last == PICTURED) and emoji(following)
        return joined or ((mark(last) or _uncased(last)) and _uncased(following))
    if character == KEYCAP:
        return last.isdecimal() or (last == PICTURED and len(before) > 1 and before[-2].isdecimal())
    if character == PICTURED:
        return emoji(last) or (last.isdecimal() and following == KEYCAP)
    return not mark(character) or (last != " " and not _crowded(before, character))


def _crowded(before: list[str], character: str) -> bool:
    """Return whether the last letter of `before` already has as many marks as allowed."""
    marks: list[str] = []
    while before and mark(before[-1 - len(marks)]):
        marks.append(before[-1 - len(marks)])
    stacked = sum(unicodedata.combining(each) >= ABOVE for each in marks)
    return len(marks) >= ON_ONE or (unicodedata.combining(character) >= ABOVE and stacked >= STACKED)


def _uncased(character: str) -> bool:
    """Return whether `character` is a letter of a script without capitals. Only such scripts need joiners."""
    return unicodedata.category(character) == "Lo"


def _cut(name: str, left: int = 0) -> str:
    """Return `name` cut to the longest allowed name, minus `left` characters."""
    kept: list[str] = []
    for cluster in graphemes(name)[: LONGEST - left]:
        if len("".join(kept)) + len(cluster) > WIDEST - left:
            break
        kept.append(cluster)
    return "".join(kept)


def _plain(name: str) -> str:
    return anyascii(name.translate(FOREIGN)).casefold()


@cache
def _computers() -> frozenset[str]:
    return frozenset(looks(texts(language).say("computer-name", number="")) for language in LANGUAGES)


def _like_a_computer(name: str) -> bool:
    return looks(re.sub(r"^[\d\W]+|[\d\W]+$", "", _plain(name))) in _computers()
