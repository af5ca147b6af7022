"""Nobody reads digits of a seal, a secret or a head who did not ask *Fair deal ✓* for them."""

import random
import re

from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import seal
from bot.engine.chronicle import LogEntry, heard
from bot.engine.page import Line, Menu
from bot.engine.record import TABLE
from bot.engine.texts import LANGUAGES
from bot.table import closing, fair_deal
from bot.table.news import News
from bot.table.outbox import content
from bot.table.table import Table
from bot.ui.pages.board import board_page
from bot.ui.pages.fair_deal import fair_page
from bot.ui.pages.hand import hand_page
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.log import log_page
from bot.ui.pages.shown_hand import Manner
from bot.ui.pages.watch import Watched, last_moment, watch_page
from storage.records.tables import BeaconRecord
from tests.contract.playouts import again, case, numbers, over_games, recorded, setup
from tests.contract.reach import seated

DIGITS = re.compile(r"[0-9a-f]{16,}", re.IGNORECASE)

STATES = 4
"""Moments of each game, beside its end."""

SECRET = bytes(range(100, 132))

HEAD = "c0ffee12" * 8

ROUND = BeaconRecord(round=7, randomness="5e" * 32)


@over_games
def test_no_message_shows_a_seal_or_a_head(name, shard):
    for number in numbers(name, shard):
        with again(name, number):
            check_messages(case(name, number))


def check_messages(one):
    """Read all messages of one game at some moments, and what is told of its lobby, its deal and its end."""
    played, locale = recorded(one.name, one.number), LANGUAGES[one.number % len(LANGUAGES)]
    moves = [LogEntry(TABLE, setup(one)[0].events), *(LogEntry(turn.seat, turn.step.events) for turn in played)]
    moments = random.Random(f"digits/{one.number}").sample(range(len(played)), min(STATES, len(played)))
    shown = lobby_and_deal(one, moves[0], locale)
    for at in moments:
        table = sealed(one, played[at].before)
        news = heard(moves[: at + 1], lambda event: event.reaches(None))
        shown += [board_page(table, news, locale=locale), log_page(table, news, None, locale)]
        watched = Watched(news, "https://discord.com/channels/2/1", moment=last_moment(news))
        shown.append(watch_page(table, watched, locale))
        for seat in range(one.seats):
            shown += [hand_page(table, seat, None, news, locale, Manner(unfolded=whole)) for whole in (True, False)]
    end = sealed(one, played[-1].step.state)
    end.record = replace(end.record, status="over", locale=locale)
    told = News(end.title, end.record, moves[-1], end.view(None), 100_000.0).ending(moves, 0.0, LANGUAGES)
    shown += [board_page(end, (), locale=locale), *(content([each]) for each in told)]
    for page in shown:
        for text in texts(page):
            assert not DIGITS.search(text), text
    assert HEAD in "\n".join(fair_page(sealed(one, played[0].before), 1, 5.0, end.say(locale)).lines)


def sealed(one, state):
    """Seat people with a seal, a head and long numbers of their own at a table that stands in `state`."""
    table = seated(one.name, state, one.seats)
    people = tuple(replace(seat, contribution=f"{10**18 + number}") for number, seat in enumerate(table.record.seats))
    table.record = replace(table.record, seats=people, secret=SECRET, seal=seal(SECRET), head=HEAD, beacon=ROUND)
    return table


def lobby_and_deal(one, deal, locale):
    """Give the lobby before and after it has closed for a beacon, and what the channel is told until the deal."""
    record = replace(sealed(one, setup(one)[0].state).record, status="lobby", head="", locale=locale)
    title = installed_games.installed_game(one.name)
    record = replace(record, options=one.options, beacon=BeaconRecord())
    waiting, playing = replace(record, beacon=BeaconRecord(round=7)), replace(record, status="playing", beacon=ROUND)
    say = title.say(locale, tuple(seat.name for seat in record.seats))
    opening = fair_deal.opening_words(title, record, deal.events, say)
    changes = ((record, waiting), (waiting, playing), (record, replace(playing, beacon=None)))
    posts = [post for before, after in changes for post in closing.log_posts(before, after, say, 5.0, opening)]
    posts.append(fair_deal.seal_post(record, 5.0))
    assert all(content([post]).files for post in posts), "each of them carries its proof"
    return [*(lobby_page(Table(each, None)) for each in (record, waiting)), *(content([post]) for post in posts)]


def texts(page):
    """Yield all that is read of a message; its files are not."""
    if isinstance(page, Line):
        yield page.text
    else:
        yield from (page.title, *page.lines, page.lead, page.footer, page.alt)
    for row in page.rows:
        yield from (row.placeholder,) if isinstance(row, Menu) else (button.label for button in row)
        yield from (part for each in row.choices for part in (each.label, each.detail)) if isinstance(row, Menu) else ()
