"""Texts from Fluent message catalogues: one file for each language, next to the code that uses it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from bot.engine.catalogue import Catalogue, Unpacked, catalogue

LANGUAGES = ("en", "es")

REGIONS = {"es-419": "es"}
"""Discord locales that change some words of a language. Each has a file next to the language's file. Its messages
replace those of the language.
"""

WRITTEN = 4096
"""The number of finished sentences that are cached for each language. Hands and boards repeat the same sentences."""

SHARED = Path(__file__).parent.parent / "texts"


SOUNDS_LIKE_I = re.compile(r"\W*(?:[ií]|h[ií](?![aeoáéó]))", re.IGNORECASE)
"""A pattern for words before which Spanish says *e* instead of *y*: "Inés", "hijos", but not "hielo"."""


class MissingText(KeyError):
    """No catalogue has the key, or an argument of the text is missing."""


class UnknownOverride(ValueError):
    """A region overrides a message that its language lacks, or only a part of a message."""


def language(locale: str | None) -> str:
    """Return the language for a Discord locale such as `es-419`.

    It is English if we have no texts for the locale.

    >>> language("es-419"), language("fr"), language(None)
    ('es', 'en', 'en')
    """
    short = (locale or "en").split("-")[0]
    return short if short in LANGUAGES else "en"


class Texts:
    """All texts of one language or region, from the shared folder and the games' folders."""

    def __init__(self, locale: str, folders: Iterable[Path]) -> None:
        self.locale, self.language = locale, language(locale)
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.bundle._messages, self.bundle._terms = Unpacked(), Unpacked()
        self._keys: set[str] = set()
        for folder in folders:
            spoken = _shared(self.language) if folder == SHARED else catalogue(folder / f"{self.language}.ftl")
            self.add(spoken)
            regional = folder / f"{locale}.ftl"
            if locale in REGIONS and regional.exists():
                self.override(catalogue(regional), spoken)
        self._written = lru_cache(WRITTEN, typed=True)(self._write)

    def add(self, found: Catalogue) -> None:
        """Add the messages and terms of a catalogue."""
        for entries, more in ((self.bundle._messages, found.messages), (self.bundle._terms, found.terms)):
            entries.update((name, each) for name, each in more.items() if name not in entries)  # type: ignore[misc]
        self._keys |= found.keys

    def override(self, found: Catalogue, spoken: Catalogue) -> None:
        """Replace messages of this language by those of a region, each as a whole.

        `found` is the catalogue of the region, `spoken` the catalogue of the language. Raises UnknownOverride.
        """
        told = {key for key in spoken.keys if key.partition(".")[0] in found.messages}
        wrong = (found.keys ^ told) | {f"-{term}" for term in found.terms.keys() - spoken.terms.keys()}
        if wrong:
            raise UnknownOverride(f"{self.locale}: {', '.join(sorted(wrong))}")
        self.bundle._messages.update(found.messages)  # type: ignore[arg-type]
        self.bundle._terms.update(found.terms)  # type: ignore[arg-type]

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def say(self, key: str, /, **args: Any) -> str:
        """Return the text with the given key, `NAME` or `NAME.ATTRIBUTE`.

        Raises MissingText if the text or one of its arguments is missing.
        """
        return self._written(key, **args)

    def _write(self, key: str, /, **args: Any) -> str:
        if key not in self._keys:
            raise MissingText(key)
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return str(text)


class Say:
    """The texts in one language for one table, with its players' names.

    The call `say(key, ...)` returns a text.

    `faces` are for pictures. For each seat they say how its computer character looks, or have the pixels of a person's
    picture. The field is empty if there are none.
    """

    def __init__(self, texts: Texts, names: Sequence[str] = (), faces: Sequence[str | bytes] = ()) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.faces = tuple(faces)

    @property
    def language(self) -> str:
        """The language of the texts that this object returns, `en` or `es`."""
        return self.texts.language

    @property
    def locale(self) -> str:
        """The language or region of the texts that this object returns, such as `es-419`.

        Pass it to functions that must use the same words.
        """
        return self.texts.locale

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the text with the given key. An argument that is a tuple becomes a list in words.

        The number of a `table` is written without thousands separators, like a name.
        """
        for name, arg in args.items():
            if isinstance(arg, tuple):
                args[name] = self.listed(map(str, arg))
        if "table" in args:
            args["table"] = str(args["table"])
        return self.texts.say(key, **args)

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Say):
            return False
        return self.texts is other.texts and self.names == other.names and self.faces == other.faces

    def __hash__(self) -> int:
        return hash((self.texts, self.names, self.faces))

    def name(self, seat: int) -> str:
        """Return the name of the player in `seat`."""
        return self.names[seat]

    def listed(self, items: Iterable[str]) -> str:
        """Return `items` as a list in a sentence: "7, 12 and 20"; in Spanish "Ana e Inés"."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        joint = self("and-before-i" if SOUNDS_LIKE_I.match(words[-1]) else "and")
        return f"{', '.join(words[:-1])} {joint} {words[-1]}"


@cache
def _shared(lang: str) -> Catalogue:
    return catalogue(SHARED / f"{lang}.ftl")


def texts(locale: str | None, folders: tuple[Path, ...] = ()) -> Texts:
    """Return the texts for a Discord locale, from the shared folder and the games' `folders`."""
    return _texts(locale if locale and locale in REGIONS else language(locale), folders)


@cache
def _texts(locale: str, folders: tuple[Path, ...]) -> Texts:
    return Texts(locale, (SHARED, *folders))
