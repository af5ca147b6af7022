"""What the reader of a sample gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.texts import LANGUAGES
from tests.lab.sample import DOCSTRINGS, MESSAGES, docstrings, messages, sample

TEXTS = """
### Toy

toy-hid = { $count ->
    [one] { $who }{"\\u00A0"}hid with 1 card.
   *[other] { $who } hid with { $count } cards.
}
    .who = You hid.
"""


def test_a_message_is_whole_and_readable(tmp_path: Path) -> None:
    (tmp_path / "bot" / "texts").mkdir(parents=True)
    (tmp_path / "bot" / "texts" / "en.ftl").write_text(TEXTS, encoding="utf-8")
    ((key, text),) = messages("en", tmp_path)
    assert key == "toy-hid"
    assert "‹who› hid with 1 card." in text
    assert ".who = You hid." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_all_games_and_the_house_may_be_chosen(language: str) -> None:
    every = list(messages(language))
    assert {key.partition("-")[0] for key, _ in every} >= {"fugitive", "colditz", "lobby"}
    chosen = sample(every, 7, MESSAGES)
    assert len(set(chosen)) == MESSAGES
    assert chosen == sample(every, 7, MESSAGES) != sample(every, 8, MESSAGES)


def test_docstrings_come_with_file_and_name() -> None:
    every = list(docstrings())
    assert "bot/engine/play.py play" in dict(every)
    assert len(sample(every, 1, DOCSTRINGS)) == DOCSTRINGS
