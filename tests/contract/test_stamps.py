"""Texts that hold what another language may stand in: times that Discord writes, and names of buttons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.serializer import serialize_placeable

from bot.engine.texts import LANGUAGES, SHARED

ROOT = SHARED.parent.parent

CATALOGUES = sorted(path.parent for part in ("bot", "cogs") for path in (ROOT / part).glob("**/texts/en.ftl"))

SOURCES = sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")])

ALONE = re.compile(r"(?:^|· |⏳ ){ \$relative }(?= ·|$)")
"""A stamp with nothing but signs around it."""

EMPHASIS = re.compile(r"(?<!\*)\*([^*{}]+)\*(?!\*)")
"""What a text has in italics, as it has buttons."""


def messages(folder: Path, language: str) -> dict[str, str]:
    """Give the texts of a catalogue as they are written, each with its attributes by their keys."""
    found = {}
    for each in FluentParser(with_spans=False).parse((folder / f"{language}.ftl").read_text()).body:
        if isinstance(each, Message):
            found[each.id.name] = _written(each.value)
            found |= {f"{each.id.name}.{one.id.name}": _written(one.value) for one in each.attributes}
    return found


def _written(pattern: Pattern | None) -> str:
    parts = pattern.elements if pattern is not None else ()
    return "".join(each.value if isinstance(each, TextElement) else serialize_placeable(each) for each in parts)


def test_time_left_is_written_by_one_function_alone() -> None:
    """So that each text that holds it can be told by the name of its argument."""
    written = [path for path in SOURCES if ":R>" in path.read_text()]
    assert [path.relative_to(ROOT).as_posix() for path in written] == ["bot/ui/pages/times.py"]
    given = [
        line for path in SOURCES for line in path.read_text().splitlines() if re.search(r"(?<!def )relative\(", line)
    ]
    assert given
    for line in given:
        assert re.search(r"relative=relative\(|· ⏳ \{relative\(|return relative\(|is_relative_to", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_stand_around_time_left(language: str) -> None:
    """Discord writes it in the language of the reader's Discord: "in 5 minutes" in a Spanish text."""
    told = [text for folder in CATALOGUES for text in messages(folder, language).values() if "$relative" in text]
    assert len(told) >= 6
    for text in told:
        assert ALONE.search(text), text


def test_texts_name_a_button_as_it_is_labelled_in_their_language() -> None:
    """A label in italics in an English text is the label of the same button in the Spanish one."""
    shared = {language: messages(SHARED, language) for language in LANGUAGES}
    checked, wrong = 0, []
    for folder in CATALOGUES:
        known = {language: shared[language] | messages(folder, language) for language in LANGUAGES}
        labels: dict[str, set[str]] = {}
        for key, text in known["en"].items():
            if key.startswith(("button-", f"{folder.parent.name}-do-")) and "{" not in text:
                labels.setdefault(text, set()).add(known["es"][key])
        for key, text in messages(folder, "en").items():
            for label in EMPHASIS.findall(text):
                if label in labels:
                    checked += 1
                    spanish = known["es"][key]
                    if not any(f"*{each}*" in spanish for each in labels[label]):
                        wrong.append(f"{key}: {label} in {spanish}")
    assert checked > 20
    assert not wrong, "\n".join(wrong)
