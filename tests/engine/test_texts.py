"""Texts with what stands in them; what is missing is told at once."""

from pathlib import Path

import pytest

from bot.engine.texts import MissingText, Say, UnknownOverride, texts


@pytest.mark.parametrize(
    ("items", "english", "spanish"),
    [
        ((), "", ""),
        (("7",), "7", "7"),
        (("7", "12"), "7 and 12", "7 y 12"),
        (("7", "12", "20"), "7, 12 and 20", "7, 12 y 20"),
        (("Ana", "Inés"), "Ana and Inés", "Ana e Inés"),
    ],
)
def test_items_are_listed_as_a_sentence_does(items: tuple[str, ...], english: str, spanish: str) -> None:
    assert (Say(texts("en")).listed(items), Say(texts("es")).listed(items)) == (english, spanish)


def test_a_text_or_an_argument_that_is_missing_is_named() -> None:
    say = Say(texts("en"))
    assert "no-such-text" not in say
    assert "and" in say
    with pytest.raises(MissingText, match="no-such-text"):
        say("no-such-text")
    with pytest.raises(MissingText, match="house-steps-back"):
        say("house-steps-back", count=2)


SPOKEN = """-car = coche
drive = Conducir el { -car }
news = { $who } deja el { -car }
    .own = Dejas el { -car }
end = Fin
"""

REGIONAL = """-car = auto
news = { $who } dejó el { -car }
    .own = Dejaste el { -car }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "es.ftl").write_text(SPOKEN, encoding="utf-8")
    (tmp_path / "es-419.ftl").write_text(REGIONAL, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("locale", "said", "language"),
    [
        ("es-419", ["Conducir el auto", "Ana dejó el auto", "Dejaste el auto", "Fin"], "es"),
        ("es-ES", ["Conducir el coche", "Ana deja el coche", "Dejas el coche", "Fin"], "es"),
        ("es", ["Conducir el coche", "Ana deja el coche", "Dejas el coche", "Fin"], "es"),
    ],
)
def test_a_region_says_its_own_words_and_the_others_of_its_language(
    folder: Path, locale: str, said: list[str], language: str
) -> None:
    say = Say(texts(locale, (folder,)))
    assert [say("drive"), say("news", who="Ana"), say("news.own"), say("end")] == said
    assert say.language == language
    assert Say(texts(say.locale, (folder,))) == say, "what is passed on says the same words"


@pytest.mark.parametrize(
    ("override", "unknown"), [("gone = Fin", "gone"), ("news = Ya", "news.own"), ("-bus = camión", "-bus")]
)
def test_a_region_overrides_whole_messages_that_its_language_has(folder: Path, override: str, unknown: str) -> None:
    (folder / "es-419.ftl").write_text(override, encoding="utf-8")
    with pytest.raises(UnknownOverride, match=unknown):
        texts("es-419", (folder,))
