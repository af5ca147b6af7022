"""The log of Escape from Colditz in chapters: a round each."""

from bot.engine.chronicle import LogEntry, chapters
from cogs.colditz.events.course import Rolled, Round
from cogs.colditz.render import PRESENTER
from tests.games.colditz.build import begun, dice, do, germans, officer, told
from tests.games.colditz.looks import said
from tests.games.colditz.playing import played


def test_a_round_opens_a_chapter_before_its_first_roll():
    """§3.3: after the posts are taken, and after the turn of the German."""
    state = germans(officer("44,20"), officer("46,20"), points=3, round=7)
    assert told(do(state, "end", dice("21"))) == ("ended", "round", "rolled")
    place = do(begun(2), "place T15 AW8+AM16", dice("21"))
    assert told(place) == ("placed", "round", "rolled")
    assert place.events[1] == Round(1)
    assert [PRESENTER.heading(Round(7), said(language)) for language in ("en", "es")] == ["Round 7", "Ronda 7"]


def test_every_round_of_a_game_is_a_chapter():
    moves = [LogEntry(turn.seat, turn.step.events) for turn in played(4)]
    first, *rounds = chapters(moves)
    assert first.opening is None
    assert [each.opening.number for each in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 3
    assert all(isinstance(each.turns[0].events[0], Rolled) for each in rounds)
