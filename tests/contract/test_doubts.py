"""What a loser could not know is told in the finale, with how likely it had to be held."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.archive import beliefs
from bot.archive.rows import settled_by
from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.codec import encode
from bot.engine.record import TABLE
from bot.table.news import News
from bot.table.outbox import content
from storage import states
from storage.records.tables import SeatRecord, TableRecord
from tests.contract.playouts import again, case, recorded, setup

GAMES, WORLDS = 12, 8

DEALT = 1
"""The version of a table that its deal leads to."""

TITLES = ("alien1979", "colditz", "escape_plan", "stalag17")
"""The titles with doubts; in Fugitive `cause` tells what the Marshal held likely."""


def ended(name, number):
    """Give a numbered game, all its moves and its last view, as everybody sees it."""
    one = case(name, number)
    moves = [LogEntry(TABLE, setup(one)[0].events, version=DEALT)]
    for turn in recorded(name, number):
        seat = settled_by(turn.seat, turn.move)
        moves.append(LogEntry(TABLE if seat is None else seat, turn.step.events, version=turn.version + DEALT))
    return one, moves, one.game.view(recorded(name, number)[-1].step.state, None)


@pytest.mark.parametrize("name", TITLES)
def test_doubts_are_of_what_was_true_and_could_not_be_known(name):
    face, keys = installed_games.installed_game(name).presenter, set()
    for number in range(GAMES):
        with again(name, number):
            one, moves, view = ended(name, number)
            for seat in range(one.seats):
                doubt = None if seat in view.result.winners else face.doubt(view, seat, moves)
                if doubt is None:
                    continue
                state = recorded(name, number)[doubt.version - DEALT - 1].before
                known = one.game.view(state, seat)
                worlds = tuple(one.game.imagine(known, Chance(b"doubts", each)) for each in range(WORLDS))
                true, told = (doubt.reckon(known, partial(tuple, each)) for each in ((state,), worlds))
                assert true is None or true == told, f"seat {seat}: what was doubted was not so"
                keys.update((doubt.key,) if told is not None else ())
                assert told is None or all(0 < percent < 100 for percent in told.values())
    assert keys, "nothing was ever in doubt"


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("name", TITLES)
def test_finale_tells_a_doubt(name, locale):
    title, found = installed_games.installed_game(name), 0
    for number in range(GAMES):
        with again(name, number):
            one, moves, view = ended(name, number)
            say = title.say(locale, [f"Player {seat}" for seat in range(one.seats)])
            people = tuple(SeatRecord(name, user=10**18 + seat) for seat, name in enumerate(say.names))
            record = TableRecord(name, 1, 2, 1, locale, b"secret", {}, 0, people, id=10**9, status="over")
            record = replace(record, schema=title.game.schema, dealt=DEALT)
            kept = states.packed([encode(turn.before) for turn in recorded(name, number)])
            told = beliefs.doubts_of_losers(title, record, kept, view, moves)
            news = News(title, record, moves[-1], view, 100_000.0)
            page = content([*news.ending(moves, 0.0, doubts=told)])
            lines = "\n".join(page.lines)
            shown = {percent for _, percents in told.values() for percent in percents.values()}
            found += any(f"{percent}{'' if locale == 'en' else ' '}%" in lines for percent in shown)
        if found:
            return
    assert found
