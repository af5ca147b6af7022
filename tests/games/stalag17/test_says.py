"""What computers say at great moments: whose mood a scene changes, the words of each temper, and where they stand."""

from itertools import count, takewhile

import pytest

from bot import titles
from bot.engine.chronicle import Told
from bot.engine.crew import TEMPERS
from bot.engine.event import members_of
from bot.engine.game import settled
from bot.table.news import News
from bot.table.outbox import content
from cogs.stalag17.events import CoinsShown, Counted, Escaped, EscapeFailed, Joined, JoinFailed, RollCall
from cogs.stalag17.render import FACE
from cogs.stalag17.rules.game import GAME
from storage.records.tables import SeatRecord, TableRecord
from tests.games.stalag17.build import A, B, C, deal, do, seen, table, who
from tests.games.stalag17.looks import LANGUAGES, said

TITLE = titles.title("stalag17")

ATTEMPT = {"cards": (), "runaway": 3, "required": 3}

MOODS = {
    Escaped(B, **ATTEMPT): "glad",
    Escaped(B, **ATTEMPT, informer=True): "",
    Joined(B, **ATTEMPT): "glad",
    EscapeFailed(B, **ATTEMPT, cost=2): "sorry",
    JoinFailed(B, **ATTEMPT, cost=2): "sorry",
    CoinsShown((B,)): "sorry",
    RollCall((A, B), 1, (), 3): "",
    Counted(B, "counted", (), (), 0, 0, 0, 0, 0, 0): "",
}


def test_each_scene_that_touches_a_seat_has_a_mood_or_is_left_out_on_purpose():
    assert {type(event) for event in MOODS} == {kind for kind in members_of("cogs.stalag17.events") if kind.scene}
    for event, mood in MOODS.items():
        assert (FACE.fares(event, B), FACE.fares(event, C)) == (mood, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_words_for_every_mood(language):
    say, lines = said(language), []
    for temper in TEMPERS:
        for mood in ("glad", "sorry"):
            keys = [*takewhile(lambda key: key in say, (f"stalag17-says-{temper}-{mood}-{n}" for n in count(1)))]
            assert len(keys) == (5 if temper == "talkative" else 3)
            lines += [say(key) for key in keys]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 60


def scenes(name, step, talk=True):
    """Show what the channel sees of the move of a computer called so."""
    seats = (SeatRecord("Ana", user=1), SeatRecord(name, level="normal"))
    record = TableRecord("stalag17", 1, 2, 1, "en", b"secret", settled(GAME, {}), 0, seats, id=3, talk=talk)
    news = News(TITLE, record, Told(B, step.events), seen(step.state), 1000.0)
    return [content([post]).lines for post in news.scenes()]


def test_a_computer_that_escapes_says_a_word_below_it_where_talk_is_on():
    state = table(who(), who("", "r3"), plan="+ 3", turn=B)
    step = do(state, "escape", deal(), seat=B)
    talker = next(each for each in TITLE.crew if each.temper == "talkative")
    escape, call = scenes(talker.name, step)
    assert escape[-1].startswith(f"> {talker.face} **{talker.name}**: ")
    assert not call[-1].startswith(">"), "one word at a time"
    assert not any(line.startswith(">") for page in scenes(talker.name, step, talk=False) for line in page)
