"""Texts with what stands in them; what is missing is told at once."""

import pytest

from bot.engine.texts import MissingText, Say, texts


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
