"""Who the computers are, what is to the taste of whom, and what they say at great moments."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine import temper as tempers
from bot.engine.chronicle import Told
from bot.engine.crew import TEMPERS
from bot.engine.event import members_of
from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.page import Page
from bot.engine.playout import game_seed, playout
from bot.engine.search import LEAST
from bot.engine.temper import Tempered
from bot.engine.texts import LANGUAGES
from bot.table.news import News
from bot.table.outbox import content
from bot.titles import title
from cogs.fugitive.events import Guessed, Manhunt
from cogs.fugitive.lookahead import Lookahead
from cogs.fugitive.minds.taste import bluffs, sprints, taste
from cogs.fugitive.render import FACE
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from storage.records.tables import SeatRecord, TableRecord
from tests.games.fugitive.build import FUGITIVE, MARSHAL, do, position, shown, spot

TITLE = title("fugitive")

RUNNING = position("f_play", shown(3), spot(5), hand=(7, 9, 12, 16, 42), round=4)
HUNTING = position(
    "m_guess", shown(3), spot(5), spot(18, 6, 8), spot(21), round=5, guesses=(Guess((17,), False, 4, 4),)
)

MOODS = (
    (Guessed(MARSHAL, (5,), True, FUGITIVE), {MARSHAL: "glad", FUGITIVE: "sorry"}),
    (Guessed(MARSHAL, (5,), False), {}),
    (Manhunt(MARSHAL, 14), {MARSHAL: "sorry"}),
)


class Quicker(Lookahead):
    """Lets easy minds play on: a taste shows all the same, in less time."""

    quick = TITLE.policies["easy"]


@pytest.fixture
def few_worlds(monkeypatch):
    """Compare moves in half as many worlds: a taste shows all the same, in less time."""
    monkeypatch.setattr(tempers, "WORLDS", LEAST)


def test_two_of_each_temper_with_names_and_faces_of_their_own():
    crew = TITLE.crew
    assert Counter(each.temper for each in crew) == dict.fromkeys(TEMPERS, 2)
    assert all(one.temper != other.temper for one, other in zip(crew, (*crew[1:], crew[0]), strict=True))
    assert len({each.name for each in crew}) == len({each.face for each in crew}) == len(crew)
    assert all(each.name.isalpha() and len(each.name) <= 12 and len(each.face) == 1 for each in crew)


def liked(temper, state, seat, *moves):
    """Give the most tasteful of `moves`."""
    view = GAME.view(state, seat)
    tastes = {text: taste(temper, view, Move.parse(text)) for text in moves}
    assert all(0 <= each <= 1 for each in tastes.values())
    return max(tastes, key=tastes.__getitem__)


def test_what_is_to_whose_taste():
    hides = ("pass", "hide 12 9+16", "hide 7 9", "hide 7")
    guesses = ("guess 21", "guess 18+21", "guess 5", "guess 17")
    tastes = {
        temper: (
            liked(temper, RUNNING, FUGITIVE, *hides),
            liked(temper, HUNTING, MARSHAL, *guesses),
        )
        for temper in TEMPERS
    }
    assert tastes == {
        "bold": ("hide 12 9+16", "guess 18+21"),
        "careful": ("hide 7", "guess 5"),
        "spiteful": ("hide 7 9", "guess 21"),
        "talkative": ("hide 12 9+16", "guess 17"),
    }


@pytest.mark.parametrize("temper", TEMPERS)
def test_in_a_manhunt_nothing_but_the_chances_counts(temper):
    hunt = replace(HUNTING, phase="manhunt")
    assert {taste(temper, GAME.view(hunt, MARSHAL), Move.parse(f"guess {number}")) for number in (5, 17, 21)} == {0.0}


def acts(temper, games):
    """Play so many games of somebody with `temper` on either side by turns against a normal mind, and give how often a
    hideout of his takes a sprint, how often one has sprint cards that it does not need, and how often a guess names
    several numbers."""
    normal, done = TITLE.policies["normal"], Counter()
    for number in range(games):
        options = settled(GAME, {"roles": "host_marshal" if number % 2 else "host_fugitive"})
        minds = [Tempered(normal, temper, taste, GAME, Quicker(), 2, 0), normal]
        state = None
        for each in playout(GAME, 2, options, game_seed("taste of Fugitive", number), minds):
            if state is not None and each.seat == 0:
                view, move = GAME.view(state, 0), each.move
                done.update((move.verb,))
                done["sprint"] += sprints(view, move)
                done["bluff"] += bluffs(view, move)
                done["several"] += move.verb == "guess" and len(move.picks[0]) > 1
            state = each.step.state
    return done["sprint"] / done["hide"], done["bluff"] / done["hide"], done["several"] / done["guess"]


@pytest.mark.long
def test_twenty_games_tell_three_tempers_apart(few_worlds):
    """An onlooker counts sprints, sprint cards laid for show, and guesses of several numbers."""
    bold, careful, spiteful = (acts(temper, 20) for temper in ("bold", "careful", "spiteful"))
    assert bold[0] > max(2 * careful[0], spiteful[0])
    assert spiteful[1] > 2 * max(bold[1], careful[1])
    assert bold[2] > 3 * max(careful[2], spiteful[2])


def test_every_scene_makes_those_whom_it_touches_glad_or_sorry():
    assert {type(event) for event, _ in MOODS} == {kind for kind in members_of("cogs.fugitive.events") if kind.scene}
    for event, moods in MOODS:
        assert {seat: mood for seat in (MARSHAL, FUGITIVE) if (mood := FACE.fares(event, seat))} == moods, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_words_for_every_mood(language):
    say, spoken = TITLE.say(language), []
    for temper in TEMPERS:
        for mood in ("glad", "sorry"):
            most = 5 if temper == "talkative" else 3
            assert f"fugitive-says-{temper}-{mood}-{most + 1}" not in say
            spoken += [say(f"fugitive-says-{temper}-{mood}-{number}") for number in range(1, most + 1)]
    assert all(0 < len(line) <= 60 for line in spoken)
    assert len(set(spoken)) == len(spoken)


@pytest.mark.parametrize(
    ("marshal", "fugitive", "talk", "spoken"),
    [
        ("Mabel", None, True, "> 📞 **Mabel**: I asked the way, and one thing led to another."),
        (None, "Cutler", True, "> 🐍 **Cutler**: Enjoy it. I write these things down."),
        (None, "Cutler", False, None),
    ],
)
def test_a_computer_speaks_up_in_its_scene(monkeypatch, marshal, fugitive, talk, spoken):
    """The Marshal when a guess was right, else the Fugitive whose hideout was found."""
    monkeypatch.setattr("bot.table.news.crc32", lambda seen_by_all: 3)
    names = (marshal, fugitive)
    seats = tuple(SeatRecord(name, level="normal") if name else SeatRecord("Ana", user=1) for name in names)
    options = settled(GAME, {})
    record = TableRecord(*("fugitive", 1, 2, 1, "en", b"secret", options, 0, seats), id=3, talk=talk)
    step = do(HUNTING, "guess 5")
    (post,) = News(TITLE, record, Told(MARSHAL, step.events), GAME.view(step.state, None), 1_000_000.0).scenes()
    page = content([post])
    assert isinstance(page, Page)
    assert [line for line in page.lines if line.startswith(">")] == ([spoken] if spoken else [])
