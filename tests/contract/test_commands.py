"""The commands: none but those agreed on, in one style, in both languages, and as docs/commands.md says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.installed_games import installed_game, names
from tests.commands import PAGE, Json, called, leaves, payloads, written

HOUSE = {
    "/escapade",
    "/hand",
    "/games",
    "/my settings",
    "/my history",
    "/daily",
    "/party",
    "/my stats",
    "/my export",
    "/my delete",
    "/setup",
}
TABLE = {
    f"/table {each}"
    for each in ("board", "log", "rules", "type", "talk", "resign", "end", "move", "export", "host", "invite", "stats")
}

ROOT = Path(__file__).parent.parent.parent
TEXTS = [path for folder in ("bot/texts", "cogs") for path in (ROOT / folder).rglob("*.ftl")]
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
NAMED = re.compile(r"(?:^|[\s`(«])/([^\W\d]\w*(?: [^\W\d]+)?)(?![\w/])")

BLOCK = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
"""Lines for a shell, with paths of files."""

PORT = {"healthz", "readyz", "metrics"}
"""What pages for hosts name of the port."""
"""Something that is called like a command, with the word behind it."""


@pytest.fixture
async def commands() -> list[Json]:
    return await payloads()


def everything(node: Json) -> Iterator[Json]:
    """Each command, group and option."""
    yield node
    for each in node.get("options", ()):
        yield from everything(each)


def test_there_are_no_others(commands: list[Json]) -> None:
    found = {called(path) for command in commands for path in leaves(command)}
    assert found == HOUSE | TABLE | {f"/{name} new" for name in names()}


def test_they_are_as_the_page_says(commands: list[Json]) -> None:
    assert PAGE.read_text(encoding="utf-8") == written(commands), "run `python -m tests.commands`"


def test_one_style(commands: list[Json]) -> None:
    """Each description begins with a capital letter, none ends like a sentence; both variants of Spanish are one."""
    for node in (node for command in commands for node in everything(command)):
        spoken = [node["description"], *node["description_localizations"].values()]
        assert all(text[:1].upper() == text[:1] and not text.endswith(".") and len(text) <= 100 for text in spoken), (
            node
        )
        for kind in ("name_localizations", "description_localizations"):
            assert node[kind]["es-ES"] == node[kind]["es-419"]


@pytest.mark.parametrize(("language", "locale"), [("en", ""), ("es", "es-ES")])
@pytest.mark.parametrize("name", names())
def test_the_list_of_commands_says_what_each_game_is(
    commands: list[Json], name: str, language: str, locale: str
) -> None:
    new = next(path[-1] for command in commands for path in leaves(command) if called(path) == f"/{name} new")
    told = new["description_localizations"][locale] if locale else new["description"]
    say = installed_game(name).say(language)
    assert told.startswith(say(f"{name}-command-about"))
    assert say(f"{name}-title") not in told, "its name stands before it"


def test_where_they_are_offered(commands: list[Json]) -> None:
    """Who may install each, a server (0) or a person (1), and where it is given: on servers (0), in direct messages
    with the bot (1), or in groups (2)."""
    personal, table, setup = ([0, 1], [0, 1, 2]), ([0], [0, 1]), ([0], [0])
    wanted = dict.fromkeys(("escapade", "hand", "games", "daily", "my"), personal) | {"setup": setup, "party": setup}
    assert {each["name"]: (each["integration_types"], each["contexts"]) for each in commands} == {
        each["name"]: wanted.get(each["name"], table) for each in commands
    }


@pytest.mark.parametrize("path", [*TEXTS, *PAGES], ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_name_no_others(commands: list[Json], path: Path) -> None:
    """What is named like a command is one, or a group of them."""
    known = {called(each, locale) for command in commands for each in leaves(command) for locale in ("", "es-ES")}
    known |= {each.split(" ")[0] for each in known}
    text = BLOCK.sub("", path.read_text(encoding="utf-8"))
    for found in {*NAMED.findall(text)} - PORT:
        assert f"/{found}" in known or f"/{found.split(' ')[0]}" in known - {"/table", "/mesa", "/my", "/mis"}, found
