"""The files that prove a fair deal, and how a game begins in its own words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.archive.day import DAY
from bot.engine.chance import Chance, seal
from bot.engine.game import settled
from bot.engine.page import Line, Page
from bot.engine.texts import LANGUAGES, Say
from bot.table import fair_deal
from bot.table.outbox import content
from bot.table.tables import Tables
from storage.records.tables import BeaconRecord
from storage.store import Store
from storage.store_errors import ChannelBusy
from tests.contract.playouts import case, setup
from tests.table.play import dealt_table, fugitive, lobby_record, open_table, play_on
from tests.table.sealed import install

DIGITS = re.compile("[0-9a-f]{16,}")


async def test_the_seal_is_posted_with_the_table(store: Store, tables: Tables) -> None:
    """In a file, silently, in the same transaction: a table without it is never there."""
    for locale, word in (("en-US", "sealed"), ("es-ES", "sellado")):
        channel = 500 + len(word)
        table = await tables.open(replace(lobby_record(fugitive(), channel), locale=locale))
        (post,) = await store.outbox(table.id)
        line = content([post])
        assert isinstance(line, Line)
        assert line.quiet
        assert word in line.text
        assert not DIGITS.search(line.text)
        assert [file.name for file in line.files] == [f"seal-{table.id}.txt"]
        assert DIGITS.findall(line.files[0].text) == [table.record.seal] == [seal(table.record.secret)]


async def test_a_table_that_is_not_opened_posts_no_seal(store: Store, tables: Tables) -> None:
    await open_table(tables, fugitive())
    with pytest.raises(ChannelBusy):
        await open_table(tables, fugitive())
    assert len(await store.outbox(1)) == 1
    assert list(await store.outbox(2)) == []


async def test_a_lesson_has_no_seal(store: Store, tables: Tables) -> None:
    table = await tables.open(replace(lobby_record(fugitive()), seal=""))
    assert list(await store.outbox(table.id)) == []


async def test_the_end_carries_the_proof(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await play_on(table, random.Random(1))
    page = content([(await store.outbox(table.id))[-1]])
    assert isinstance(page, Page)
    (proof,) = page.files
    record = table.record
    assert proof.name == f"proof-{table.id}.txt"
    assert DIGITS.findall(proof.text) == [record.seal, record.secret.hex(), record.head]
    assert "1 Player 1: join 1\n2 Player 2: join 2" in proof.text
    assert not DIGITS.search("\n".join((page.title, *page.lines, page.lead, page.footer, page.alt)))


def test_the_proof_of_a_days_escape_keeps_its_secret_until_the_day_is_over() -> None:
    record, say = replace(lobby_record(fugitive()), id=7, day=20000), fugitive().say("en")
    secret = record.secret.hex()
    assert secret not in fair_deal.proof_file(record, say, 20000 * DAY + 5).text
    assert secret in fair_deal.proof_file(record, say, 20001 * DAY).text


def test_the_proof_tells_the_beacon() -> None:
    record, say = replace(lobby_record(fugitive()), id=7), fugitive().say("es")
    mixed = fair_deal.proof_file(replace(record, beacon=BeaconRecord(9, "ab12")), say, 5.0).text
    assert "Ronda 9 de la fuente drand, https://api.drand.sh/public/9\nab12" in mixed
    missed = fair_deal.proof_file(replace(record, beacon=BeaconRecord(9, lost=True)), say, 5.0).text
    assert "no entró en la baraja" in missed
    assert "Faro" not in fair_deal.proof_file(record, say, 5.0).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", installed_games.names())
def test_each_game_begins_in_words_of_its_own(name: str, language: str) -> None:
    """Made of its first public facts, at every number of seats and with every option."""
    title = installed_games.installed_game(name)
    heard = set()
    for number in range(60):
        one = case(name, number)
        names = tuple(f"Player {seat}" for seat in range(one.seats))
        record = replace(lobby_record(title), seats=(lobby_record(title).seats[0],) * one.seats)
        told = fair_deal.opening_words(title, record, setup(one)[0].events, title.say(language, names))
        assert len(told) <= 200
        assert told != title.say(language)("deal-made")
        heard.add(told)
    assert len(heard) > 1, "it tells nothing of the deal"


def test_opening_words_are_made_of_the_first_public_facts() -> None:
    """The Alien is first in Cups and goes to Coins at once; who draws what in Stalag 17 is a secret."""
    for name, facts in (("alien1979", {"sector": "Cups"}), ("stalag17", {"cards": None})):
        title, given = installed_games.installed_game(name), {}
        step = title.game.setup(2, settled(title.game, {}), Chance(b"x" * 32, 0))
        fair_deal.opening_words(title, lobby_record(title), step.events, Asked(title.say("en", ("Ana", "Ben")), given))
        assert {key: given.get(key) for key in facts} == facts
        assert given["players"] == 1


class Asked(Say):
    """Keeps what the opening words are made of."""

    def __init__(self, say: Say, given: dict[str, Any]) -> None:
        super().__init__(say.texts, say.names)
        self.given = given

    def __call__(self, key: str, /, **args: Any) -> str:
        if key.endswith("-opens"):
            self.given |= args
        return super().__call__(key, **args)


def test_a_game_without_such_words_is_dealt_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    sealed = install(monkeypatch)
    assert fair_deal.opening_words(sealed, lobby_record(sealed), (), sealed.say("en")) == "🃏 The cards are dealt."
