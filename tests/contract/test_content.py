"""Hands as the content of messages: whole, and with no secret on the lock screen of a phone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry, heard
from bot.engine.custom_id import read
from bot.engine.game import redeal
from bot.engine.page import Menu
from bot.engine.record import TABLE, Seat
from bot.engine.texts import LANGUAGES
from bot.engine.wording import MESSAGE
from bot.table.table import Table
from bot.ui.pages import render
from bot.ui.pages.content import content
from bot.ui.pages.hand import hand_page
from bot.ui.pages.shown_hand import Manner
from tests.contract.playouts import again, case, numbers, over_games, recorded, setup
from tests.contract.reach import seated

GLANCE = 200
"""The most characters of a message that a phone shows there."""

STATES = 5
"""States of each game that are looked at, beside its first."""

MANNERS = [
    Manner(text_first=text_first, unfolded=unfolded, met=frozenset())
    for text_first in (False, True)
    for unfolded in (False, True)
]


@partial(over_games, played=2)
def test_no_hand_begins_with_a_secret(name, shard):
    """The public cannot tell two worlds apart, and neither can whoever sees the phone of a player."""
    game, private = installed_games.installed_game(name).game, False
    for number in numbers(name, shard)[::4]:
        with again(name, number):
            one, played = case(name, number), recorded(name, number)
            dice = random.Random(f"lock screen/{number}")
            chosen = {0, *dice.sample(range(len(played)), min(STATES, len(played)))}
            told = [LogEntry(TABLE, setup(one)[0].events)]
            for at, turn in enumerate(played):
                if at in chosen:
                    other = redeal(one.game, turn.before, None, Chance(one.seed, turn.version))
                    tables = (seated(name, turn.before, one.seats), seated(name, other, one.seats))
                    language = dice.choice(LANGUAGES)
                    for seat in range(one.seats):
                        news = heard(told, lambda event, seat=seat: event.reaches(seat))
                        private = _check(tables, seat, news, language) or private
                told.append(LogEntry(turn.seat, turn.step.events))
    assert private != game.open, "no hand ever showed a secret anywhere"


@over_games
def test_all_of_a_hand_can_be_read_as_content(name, shard):
    """What has no room stands behind *More*."""
    for number in numbers(name, shard)[::8]:
        with again(name, number):
            one, played = case(name, number), recorded(name, number)
            dice = random.Random(f"content/{number}")
            for turn in dice.sample(played, min(STATES, len(played))):
                table = seated(name, turn.before, one.seats)
                language = dice.choice(LANGUAGES)
                for seat in range(one.seats):
                    _check_whole(table, seat, language)


def _check_whole(table: Table, seat: Seat, language: str) -> None:
    face, view, say = table.title.presenter, table.view(seat), table.say(language)
    folded, unfolded = (hand_page(table, seat, None, (), language, manner) for manner in MANNERS[2:])
    assert set(face.hand(view, say).lines) <= set(content(folded).split("\n"))
    left = set("\n".join(face.more(view, say)).split("\n")) - set(content(folded).split("\n"))
    if left:
        presses = [read(each.press) for row in folded.rows if not isinstance(row, Menu) for each in row if each.press]
        assert "more" in [press.action for press in presses]
        assert left <= set(content(unfolded).split("\n"))
    for page in (folded, unfolded):
        assert content(page).count("```") % 2 == 0, "a table is cut"


def _check(tables: tuple[Table, Table], seat: Seat, news: Sequence[LogEntry], language: str) -> bool:
    """Hold the hands of a seat in two worlds against each other; return whether they differ anywhere."""
    differs = False
    for manner in MANNERS:
        hand, blank, other = (
            render.message(hand_page(table, seat, None, new, language, manner))
            for table, new in ((tables[0], news), (tables[0], ()), (tables[1], ()))
        )
        shown = {_notification(message)[:GLANCE] for message in (hand, blank, other)}
        assert len(shown) == 1, f"seat {seat}, {manner}: a lock screen tells a secret: {shown}"
        assert shown.pop().startswith(tables[0].called(tables[0].say(language))), f"seat {seat}, {manner}"
        assert bool(hand.get("embeds")) != manner.text_first
        assert len(hand["content"]) <= MESSAGE
        differs = differs or _words(blank) != _words(other)
    return differs


def _notification(message):
    """Return what a phone shows of a message: its content, or else its embed."""
    embed = message.get("embeds", [None])[0]
    return message["content"] or f"{embed.title}\n{embed.description}"


def _words(message):
    return message["content"], *(embed.description for embed in message.get("embeds", ()))
