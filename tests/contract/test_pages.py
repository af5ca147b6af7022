"""Pages, labels and texts, for every installed game."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot import installed_games
from bot.engine.event import SEAT
from bot.engine.game import settled
from bot.engine.texts import LANGUAGES, REGIONS, SHARED, texts
from bot.table.table import Table
from bot.ui.pages import forms
from bot.ui.pages.lobby import lobby_page
from storage.records.tables import SeatRecord, TableRecord
from tests.contract import pages
from tests.contract.paint import LONG_NAMES
from tests.contract.playouts import again, case, numbers, over_games
from tests.contract.reach import check_rows


@over_games
def test_pages_fit_into_discord(name, shard):
    for number in numbers(name, shard):
        with again(name, number):
            pages.check_pages(case(name, number))
            pages.check_looks(case(name, number))


@pytest.mark.parametrize("name", installed_games.names())
def test_the_menus_of_a_lobby_have_lines_at_every_number_of_seats(name):
    title = installed_games.installed_game(name)
    people = [SeatRecord(name, user) for user, name in enumerate(LONG_NAMES)]
    computers = [SeatRecord(name, level="hard") for name in LONG_NAMES]
    for rest in (people[1:], computers):
        for taken in range(title.game.seats[-1]):
            seats = (people[0], *rest[:taken])
            record = TableRecord(name, 1, 2, 0, "en-US", b"secret", settled(title.game, {}), 0, seats, id=10**9)
            check_rows(lobby_page(Table(record, None)).rows)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", installed_games.names())
def test_the_last_picture_can_be_sent(name, number):
    with again(name, number):
        pages.check_picture(case(name, number))


class Variables(Visitor):
    """Collects the arguments that a message names."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def catalogue(path):
    """Read every message of a catalogue with the arguments it names. A key that stands twice is an error."""
    messages = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in messages, f"{path.name}: {entry.id.name} stands twice"
            messages[entry.id.name] = variables.found
    return messages


FOLDERS = [SHARED, *(title.presenter.texts for title in installed_games.installed_games())]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_texts_are_complete_in_every_language(folder):
    first, *others = (catalogue(folder / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert first.keys() == other.keys(), sorted(first.keys() ^ other.keys())
        different = [key for key in first if first[key] != other[key]]
        assert not different, f"other arguments in {different}"


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_region_gives_its_words_the_arguments_of_its_language(folder, region):
    regional = folder / f"{region}.ftl"
    spoken, own = catalogue(folder / f"{REGIONS[region]}.ftl"), catalogue(regional) if regional.exists() else {}
    assert own.keys() <= spoken.keys()
    assert not [key for key in own if own[key] != spoken[key]]
    texts(region, () if folder == SHARED else (folder,))


@pytest.mark.parametrize("name", installed_games.names())
def test_every_kind_of_a_field_is_worded(name):
    presenter = installed_games.installed_game(name).presenter
    kinds = {field.kind for fields in presenter.moves.values() for field in fields}
    assert kinds <= {"", SEAT, *presenter.kinds}
    assert {*presenter.details, *presenter.labels} <= kinds


@pytest.mark.parametrize("name", installed_games.names())
def test_every_option_of_the_lobby_has_a_name(name):
    title = installed_games.installed_game(name)
    for language in LANGUAGES:
        say = title.say(language)
        for option in title.game.options:
            assert say(f"{name}-option-{option.name}")
            for choice in option.choices:
                assert say(f"{name}-option-{option.name}-{choice}")
        for switch in forms.list_switches(title.game):
            assert say(f"{name}-option-{switch}-about")
        for preset, chosen in title.game.presets.items():
            assert say(f"{name}-preset-{preset}")
            assert settled(title.game, chosen)


@pytest.mark.parametrize("name", installed_games.names())
def test_the_rules_fit_on_a_page(name):
    for language in LANGUAGES:
        text = installed_games.installed_game(name).say(language)(f"{name}-rules")
        assert 200 < len(text) <= 4096
        assert not re.search(r"\{\s*\$", text)
