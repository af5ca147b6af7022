"""Names as people have them on Discord: what is left of them, and that nobody sits down under another's."""

import ast
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.art.lettering import NARROWEST, SMALLEST, direction, drawn_names, fitted, initials
from bot.engine.graphemes import graphemes, shortened
from bot.installed_games import installed_game
from bot.table import daily, lessons, lobby, seating, substitute, tournament
from bot.table.names import LONGEST, NAMELESS, WIDEST, looks, safe, told_apart
from bot.table.seating import Newcomer
from bot.table.tables import Tables
from storage.records.contests import DailyRecord
from tests.table.play import HOST, dealt_table, fugitive, lobby_record, person

SPECIAL = st.sampled_from(
    "\u3164\u115f\uffa0\u2800\u034f\ufe0f\u20e3\u200b\u200c\u200d\u202e\u2066\u0301\u0335\u0e47\u05b0\u094d\u0dca"
    "\U000e0067\U000e007f🏴🇪🇸👨👩🏽🔥Aa1-.:/wW@#+ רשعلیකර王АВ\n"
)
NAMES = st.text(st.one_of(st.characters(), SPECIAL), max_size=60) | st.text(SPECIAL, max_size=60)


@settings(max_examples=400, derandomize=True, deadline=None)
@given(NAMES)
@example(":\u0301\u200d//x")
@example(" \u0301\u200dر")
@example("1\ufe0f\u200d\u20e3")
@example("- - 1. x")
def test_a_safe_name_can_stand_anywhere(name: str) -> None:
    found = safe(name)
    assert safe(found) == found
    assert 0 < len(graphemes(found)) <= LONGEST
    assert len(found) <= WIDEST
    assert found == " ".join(found.split())
    assert not {unicodedata.category(each) for each in found} & {"Cc", "Cn", "Co", "Cs", "Zl", "Zp"}
    assert not any(each in found for each in ("://", *"*_~`|\\<>[]()#@\u3164\u2800\u202e\u200b"))
    assert found.split()[0] not in ("-", "+", "1.")
    assert not unicodedata.category(found[0]).startswith("M")


@settings(max_examples=150, derandomize=True, deadline=None)
@given(st.lists(NAMES | st.sampled_from(["Ana", "Ana 🔥", "王A", "李A", "A", "Вen", "Ben", "שרה", "🇪🇸"]), max_size=8))
def test_all_at_a_table_are_told_apart_in_lines_and_in_pictures(names: list[str]) -> None:
    seats: list[str] = []
    for user, name in enumerate(names, 1):
        seats.append(seating.person(Newcomer(name, user), seats).name)
    assert len(set(map(looks, seats))) == len(seats)
    drawn = drawn_names(tuple(seats))
    assert all(drawn)
    faces = [fitted(name, NARROWEST, SMALLEST) for name in drawn]
    assert len({bytes(face.getmask(name, direction=direction(name))) for name, face in faces}) == len(seats)
    letters = initials(seats)
    for seat, letter in enumerate(letters):
        assert letter not in drawn[:seat] + drawn[seat + 1 :]


@pytest.mark.parametrize("blank", ["\u3164", "\u3164\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", "\ufe0f", "\u20e3",
                                   "\u200d", "\u0301", "\u2060", "\U000e0067", "-", "", " "])  # fmt: skip
def test_a_blank_name_is_a_question_mark(blank: str) -> None:
    assert safe(blank) == NAMELESS
    assert safe(f"Ana{blank}").rstrip("-\u0301") in ("Ana", "An\u00e1")


def test_blank_names_are_numbered() -> None:
    first = seating.person(Newcomer("\u3164", 1), ()).name
    second = seating.person(Newcomer("\u2800\u2800", 2), [first]).name
    assert (first, second) == ("?", "? (2)")


@pytest.mark.parametrize("name", [
    "علی\u200cرضا", "ශ්\u200dරී", "👨\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈", "👍🏽", "1\ufe0f\u20e3 Ana", "❤\ufe0f Ana",
    "שלום כהן", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "नमस्ते", "Zoë",
    "O'Neil-Smith Jr.", "she/her",
])  # fmt: skip
def test_what_belongs_to_a_language_or_an_emoji_stays(name: str) -> None:
    assert safe(name) == name


@pytest.mark.parametrize(("name", "left"), [
    ("https://evil.gg/x", "https evil.gg x"),
    ("www.evil.gg", "www evil.gg"),
    ("discord.gg/abc", "discord.gg abc"),
    ("a:\u200b//b", "a b"),
    ("- Bob", "Bob"),
    ("1. Bob", "1 Bob"),
    ("-# Bob", "Bob"),
    (">>> Bob", "Bob"),
    ("# Bob", "Bob"),
    ("@everyone", "everyone"),
    ("A\u200dna", "Ana"),
    ("\u202eAna", "Ana"),
    ("H" + "\u0301" * 23, "H\u0301\u0301"),
])  # fmt: skip
def test_what_harms_is_taken_out(name: str, left: str) -> None:
    assert safe(name) == left


def test_names_are_cut_between_signs() -> None:
    assert safe("🇪🇸" * 20) == "🇪🇸" * (WIDEST // 2)
    assert safe("x" * 23 + "👨\u200d👩\u200d👧" + "y") == "x" * 23 + "👨\u200d👩\u200d👧"
    assert told_apart("🇪🇸" * 16, ["🇪🇸" * 16]) == "🇪🇸" * 14 + " (2)"
    assert shortened("ab👨\u200d👩\u200d👧", 5) == "ab"


@pytest.mark.parametrize(("name", "other"), [
    ("Вen", "Ben"), ("Нans", "Hans"), ("Рaul", "Paul"), ("Ηana", "Hana"), ("Arno", "Amo"),
    ("Α", "A"), ("X", "Х"), ("𝐀na", "Ana"),
])  # fmt: skip
def test_letters_of_other_scripts_that_look_alike_make_no_difference(name: str, other: str) -> None:
    assert told_apart(name, [other]) == f"{name} (2)"


@pytest.mark.parametrize("name", ["1 Computer", "~Computer 3", "Cоmputer"])
def test_no_person_is_called_like_a_computer(name: str) -> None:
    assert told_apart(safe(name), ()).endswith(" (2)")


# Doors

EVIL = "https://evil.gg/\u3164"
GOOD = "https evil.gg"


def test_a_lobby_and_a_rematch_seat_nobody_without_both() -> None:
    game = fugitive()
    host = Newcomer(EVIL, 1)
    record = lobby.opened(game, host, 9, 500, "en-US", {}, 0)
    assert lobby.join(record, game, Newcomer(EVIL, 2)).seats[1].name == f"{GOOD} (2)"
    with_computer = lobby.join_computer(record, game, seating.computer(2, "easy", "Wilmot"))
    again = lobby.again(with_computer, game, Newcomer("Wi\u200blmot", 1), {})
    assert [seat.name for seat in again.seats] == ["Wilmot (2)", "Wilmot"]


def test_a_tournament_signs_up_nobody_without_both() -> None:
    record = tournament.opened(77, 9, 500, 1, "fugitive", "league", 3600)
    for user in (1, 2):
        record = tournament.join(record, Newcomer(EVIL, user))
    assert [entrant.name for entrant in record.entrants] == [GOOD, f"{GOOD} (2)"]


def test_lessons_and_the_escape_of_the_day_seat_nobody_without_both() -> None:
    game = installed_game("stalag17")
    taught = lessons.opened(fugitive(), Newcomer("Wi\u200bLMOT", 1), 500, "en-US")
    names = [seat.name for seat in taught.seats]
    assert len(set(map(looks, names))) == len(names)
    table = game.offer.daily[0]
    sealed = DailyRecord(20_000, game.name, "", 0.0, table.role, table.computers, dict(table.options))
    crew = daily.opened_table(game, sealed, bytes(32), Newcomer("A", 1), 500, "en-US").seats[1].name
    seats = daily.opened_table(game, sealed, bytes(32), Newcomer(f"\u3164{crew}", 1), 500, "en-US").seats
    assert seats[0].name == f"{crew} (2)"


async def test_a_substitute_sits_down_under_no_other_name(tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    await table.leave(2)
    await table.agree(lambda: substitute.invited(table, HOST, 77, 1, 0.0))
    await table.sit_in(1, Newcomer(f"\u3164{person(HOST).name}", 77))
    assert table.names == (person(HOST).name, f"{person(HOST).name} (2)")


def test_names_that_are_stored_stay_as_they_are() -> None:
    """A series goes on with the seats it has, whatever release has named them."""
    old = replace(person(HOST), name="- Bob\u3164")
    assert seating.again(old).name == old.name
    assert lobby.join(replace(lobby_record(fugitive()), seats=(old,)), fugitive(), Newcomer("Ana", 2)).seats[0] == old


def test_seats_are_made_in_one_place() -> None:
    """No door can forget what makes a name safe: nothing else makes a seat, or names one."""
    makers, allowed = ("SeatRecord", "EntrantRecord", "safe", "told_apart"), Path("bot/table/seating.py")
    found = []
    for path in sorted(Path("bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or path == allowed:
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            renamed = called == "replace" and any(keyword.arg == "name" for keyword in node.keywords)
            if called in makers or renamed:
                found.append(f"{path}:{node.lineno}")
    assert found == []
