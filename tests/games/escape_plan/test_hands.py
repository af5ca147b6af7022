"""Hands are short, the rest stands in *More*; pictures of what is private, alt texts, and what a ping asks
(docs/rules/escape_plan.md §3.12, §7)."""

from collections import Counter
from functools import cache
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.chronicle import LogEntry
from bot.engine.custom_id import read
from bot.engine.game import redeal, settled
from bot.engine.move import Move
from bot.engine.page import Menu
from bot.engine.play import waited_for
from bot.engine.playout import game_seed, playout
from bot.engine.texts import LANGUAGES
from bot.ui.pages import controls
from bot.ui.pages.fitting import fitted
from bot.ui.pages.hand import hand_page
from bot.ui.pages.since import since
from cogs.escape_plan.data import PLACES
from cogs.escape_plan.events.police import Arrested, Handcuffed, Wounded
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Facing, Turn
from storage.records.tables import Draft
from tests.contract import paint
from tests.contract.reach import returned, seated
from tests.games.escape_plan.build import A, B, cubes, do, near, seen, table, who

TITLE = installed_games.installed_game("escape_plan")

PHONE, MOST, USUAL = 44, 11, 7
"""Letters in a line of a phone, and lines of a hand at most and in most states."""


def said(language="en", names=("Ana", "Ben")):
    return TITLE.say(language, names)


@cache
def asked():
    """Everybody who is asked in some games of computers, with the state."""
    found = []
    for seats in (1, 2, 5):
        seed = game_seed("hands", seats)
        for each in playout(GAME, seats, settled(GAME, {}), seed, [TITLE.policies["easy"]]):
            found += [(each.step.state, seat) for seat in waited_for(GAME, each.step.state, seats)]
    return found


def height(lines):
    return sum(max(1, -(-len(line.replace("**", "")) // PHONE)) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_short_on_a_phone(language):
    heights = []
    for state, seat in asked():
        say = said(language, paint.NAMES[: len(state.players)])
        heights.append(height(PRESENTER.hand(seen(state, seat), say).lines))
    assert max(heights) <= MOST
    assert sorted(heights)[len(heights) * 3 // 4] <= USUAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_and_more_say_all_that_is_in_the_picture(language):
    """Who reads text alone misses nothing: money, plan card, slots, assets, the table."""
    for state, seat in asked()[::9]:
        say, view = said(language, paint.NAMES[: len(state.players)]), seen(state, seat)
        text = "\n".join((*PRESENTER.hand(view, say).lines, *PRESENTER.more(view, say)))
        assert len(text) < 4000
        assert all(say(f"escape_plan-row-{place}") in text for place in PLACES)
        for slot in (*view.players[seat].contacts, *view.players[seat].items):
            assert not slot.id or slot.kind == "locker" or say(f"escape_plan-thing-{slot.id.partition('.')[0]}") in text
        for key in ("pocket", "stash", "exits", "police"):
            words = say(f"escape_plan-line-{key}", amount="", income="", told="").split("**")[1]
            assert f"**{words}**" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_name_every_tile_and_are_never_cut(language):
    for state, seat in asked():
        say = said(language, paint.NAMES[: len(state.players)])
        board, hand = PRESENTER.board(seen(state), say).alt, PRESENTER.hand_alt(seen(state, seat), say)
        for alt in (board, hand):
            assert len(alt) <= paint.ALT
            assert alt.endswith(".")
            assert "…" not in alt
            assert "**" not in alt
        assert all(f" {site.tile} " in board for site in (*state.city, *state.display))


def test_whoever_is_asked_has_a_picture():
    """Of the city where one goes somewhere or places a tile, else of what one holds."""
    sizes = Counter()
    for state, seat in asked()[::17]:
        drawn = PRESENTER.private_picture(seen(state, seat), None, said(names=paint.NAMES[: len(state.players)]))()
        sizes[Image.open(BytesIO(drawn)).size] += 1
    assert {width for width, _ in sizes} == {1200}
    assert sizes[1200, 900] > sizes.total() * 0.8, "nothing jumps"


def test_what_is_new_says_what_a_tile_was_in():
    """Of a locker opened and of a wound that means handcuffs nothing is left out of one's own line."""
    start = table(who(at="B1.business", keys="green", items="- - A2 A3 A4"), who(), city=(near("B1", "R"),))
    opened = do(replace(start, lockers=((50, 30, 0), (), ()), rules="tight"), "move B1.store").state
    hurt = do(table(who(wounds=3), who(), s1="FS", rules="tight"), "move S2.church").state
    for state, spelt, line in (
        (opened, "locker green", "You: cracked a green locker ($50k)."),
        (hurt, "take", "You: 1 wound, got handcuffs."),
    ):
        news = [LogEntry(A, do(state, spelt).events)]
        new = since(seated("escape_plan", state, 2), news, A, said())
        assert fitted((new,), 200)[0] == f"-# {line}"


@pytest.mark.parametrize(
    ("language", "hit"),
    [
        ("en", "**The SWAT officer on S1 wounded you (1 of 3 wounds).**"),
        ("es", "**En S1, el agente del SWAT te hirió (1 de 3 heridas).**"),
    ],
)
def test_a_wound_on_the_turn_of_another_is_a_whole_sentence(language, hit):
    news = [LogEntry(B, (Wounded(A, "swat", "S1", 1),))]
    told = since(returned("escape_plan", table(who(wounds=1), who()), 2), news, A, said(language))
    assert fitted((told,), 200)[1:] == (hit,)


@pytest.mark.parametrize(
    ("language", "arrest"),
    [
        ("en", "**You were arrested and are out of the game.**"),
        ("es", "**Te detuvieron y quedas fuera de la partida.**"),
    ],
)
def test_whoever_was_arrested_when_time_was_up_reads_that_first(language, arrest):
    """§3.6.3: the wounds before it are told by turns."""
    before = LogEntry(B, (Wounded(A, "swat", "S1", 3),))
    taken = (
        Wounded(A, "federal", "S1", 3),
        Handcuffed(A, "federal", "S1", 6),
        Arrested(A, "federal", "S1", 2, "night"),
    )
    at_table = returned("escape_plan", table(who(), who()), 2)
    told = since(at_table, [before, LogEntry(A, taken, forced=True)], A, said(language))
    first, *turns = fitted((told,), 200)[1:]
    assert first == arrest
    assert turns
    assert all(line.startswith("-# ") for line in turns)


@pytest.mark.parametrize("spelt", ["", "use F6 move", "use F6 move S1.swat", "use F6 move S1.swat A2"])
def test_more_and_rules_stand_on_the_fullest_panel(spelt):
    """With four menus of a question under way, only buttons of other questions make room."""
    mine = who(fixers="F6", members=1, wounds=1)
    facing = Turn(stage="avoid", facing=(Facing("S1", "swat"),))
    at_table = seated("escape_plan", table(mine, who(), s1="SF", city=(near("A2", "R"),), turn=facing), 2)
    draft = Draft(at_table.token(A), spelt) if spelt else None
    rows = hand_page(at_table, A, draft, (), "en").rows
    buttons = [read(button.press).action for row in rows if not isinstance(row, Menu) for button in row]
    assert [action for action in buttons if action not in ("advise", "cannot")][-2:] == ["more", "rules"]
    assert len(rows) <= controls.ROWS


@pytest.mark.parametrize(
    ("stage", "spelt"), [("avoid", "avoid K06.1"), ("avoid", "use aid"), ("after", "use A5"), ("avoid", "avoid item.0")]
)
def test_what_is_chosen_is_marked_and_what_others_hold_never_shows(stage, spelt):
    facing = (Facing("S1", "swat"), Facing("S1", "county")) if stage == "avoid" else ()
    mine = who("K06 x A5 A6 A7", "E3 green50 A2 A3 A4", "A1 A5", keys="red yellow", cans=1, discs=1)
    states = [
        table(mine, who(cash=cash, plan=plan), s1="SC", turn=Turn(stage=stage, facing=facing))
        for cash, plan in ((1, "P2"), (9, "P3"))
    ]
    plain, other = (PRESENTER.private_picture(seen(state, A), None, said())() for state in states)
    assert plain == other
    assert PRESENTER.private_picture(seen(states[0], A), Move.parse(spelt), said())() != plain


def test_the_last_day_says_what_leaving_now_would_make():
    """§3.11: pocket, stash and slots, less wounds and what leaving costs; only for who can pay it."""
    more = {"city": (near("D1", "I"),), "day": 3, "closed": (2, 3), "escapes": 1}
    rich = table(who(cash=8, stash=(("bar", 90),), wounds=2), who(), **more)
    assert "**Pocket** $8k · **stash** $90k · $74k if you got out now" in PRESENTER.hand(seen(rich, A), said()).lines
    poor = table(who(cash=3), who(), **more)
    assert "**Pocket** $3k · income $9k · **stash** $0" in PRESENTER.hand(seen(poor, A), said()).lines


@pytest.mark.parametrize(
    ("state", "english", "spanish"),
    [
        (table(who(), who()), "move (3 points), rest or pass.", "muévete (3 puntos), descansa o pasa."),
        (table(who(rested=True), who()), "move (3 points) or pass.", "muévete (3 puntos) o pasa."),
        (
            table(who(), turn=Turn(stage="avoid", facing=(Facing("S1", "swat"),))),
            "avoid the SWAT officer on S1, or take the wound (the last officer).",
            "evita al agente del SWAT en S1 o acepta las consecuencias (es el último agente).",
        ),
        (
            table(who(at="B1.store"), city=(near("B1", "R"),), turn=Turn(stage="visit", looked=(50, 0))),
            "keep one of the 2 tiles at the Store (B1).",
            "guarda una de las 2 losetas de la tienda (B1).",
        ),
        (
            table(who(at="C1.safehouse"), city=(near("C1", "R", business="safe1"),), cubes=cubes(safe1=(A,)),
                  turn=Turn(stage="visit", done=("fresh",)), keys=(("red",), (), ())),
            "take a key at Safe House 1 (C1).",
            "toma una llave en el Refugio 1 (C1).",
        ),
        (
            table(who(at="C1.safehouse"), city=(near("C1", "R", business="safe1"),), cubes=cubes(safe1=(A,)),
                  turn=Turn(stage="visit", done=("fresh", "key"))),
            "take a Fixer at Safe House 1 (C1).",
            "toma un cómplice en el Refugio 1 (C1).",
        ),
    ],
)  # fmt: skip
def test_a_ping_says_exactly_what_is_asked(state, english, spanish):
    names = ("Ana", "Ben")[: len(state.players)]
    for language, told in (("en", english), ("es", spanish)):
        assert PRESENTER.turn(seen(state), said(language, names), A) == told


def test_a_ping_tells_no_secret():
    """Money decides nothing that it says (ruling 30)."""
    for number, (state, seat) in enumerate(asked()[::5]):
        other = redeal(GAME, state, None, Chance(b"ping", number))
        say = said(names=paint.NAMES[: len(state.players)])
        assert PRESENTER.turn(seen(state), say, seat) == PRESENTER.turn(seen(other), say, seat)


def test_a_first_game_explains_the_place_where_one_is():
    state = table(who(at="S2.church", notoriety=2), who(), turn=Turn(stage="visit"), help=True)
    assert "**Church** takes up to 2 notoriety off you for free." in PRESENTER.hand(seen(state, A), said()).lines
    assert not any("Church" in each for each in PRESENTER.hand(seen(state, B), said()).lines[1:])
