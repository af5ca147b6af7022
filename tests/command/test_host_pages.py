"""What docs/host.md tells hosts is so: the table of settings, the events of the log; in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from bot.command import COMMANDS, command_parser
from bot.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")

SECTIONS = {
    "host.md": {"settings": "Settings", "events": "What the log says", "symptoms": "When something is wrong"},
    "host.es.md": {"settings": "Ajustes", "events": "Lo que dice el registro", "symptoms": "Cuando algo va mal"},
}
pages = pytest.mark.parametrize("page", SECTIONS)


def rows(page: str, section: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    heading = SECTIONS[page][section]
    below = re.split(rf"^#+ {heading}$", text, maxsplit=1, flags=re.MULTILINE)[1]
    table = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table[0].splitlines()[2:]]


@pages
def test_the_table_has_every_setting_its_default_and_an_example_that_is_taken(page: str) -> None:
    table = {cells[0].strip("`"): cells for cells in rows(page, "settings")}
    assert list(table) == re.findall(r"^(?:# )?([A-Z_]+)=", EXAMPLE, re.MULTILINE), "the order of .env.example"
    assert set(table) == {name.upper() for name in Settings.__struct_fields__}
    shown = {name: cells[1].strip("`") for name, cells in table.items() if cells[1]}
    assert read_settings(None, shown) == Settings()
    assert shown == dict(re.findall(r"^([A-Z_]+)=(.+)$", EXAMPLE, re.MULTILINE))
    server = {"DATABASE": table["DATABASE"][2].strip("`")}
    for name, cells in table.items():
        set_up = read_settings(None, {**server, name: cells[2].strip("`")})
        assert getattr(set_up, name.lower()) != getattr(Settings(), name.lower()), f"{name}: an example shows a change"


@pages
def test_every_event_that_is_explained_is_logged(page: str) -> None:
    source = "".join(path.read_text("utf-8") for path in ROOT.glob("bot/**/*.py"))
    text = (ROOT / "docs" / page).read_text("utf-8")
    events = [cells[0].strip("`") for cells in rows(page, "events")]
    events += re.findall(r"(?:The log says|El registro dice) `([^`]+)`", text)
    assert [event for event in events if f'"{event}"' not in source] == []


def test_both_languages_have_the_same_tables() -> None:
    for section in SECTIONS["host.md"]:
        english, spanish = rows("host.md", section), rows("host.es.md", section)
        assert len(english) == len(spanish) >= 12
    for section in ("settings", "events"):
        english, spanish = rows("host.md", section), rows("host.es.md", section)
        assert [cells[0] for cells in english] == [cells[0] for cells in spanish]


TYPED = [path for path in sorted((ROOT / "docs").glob("*.md")) if "escapade " in path.read_text("utf-8")]


@pytest.mark.parametrize("page", TYPED, ids=lambda page: page.name)
def test_every_command_that_a_page_tells_to_type_is_one(page: Path) -> None:
    """With its options; and every target of make, profile and service of compose.yaml."""
    text = page.read_text("utf-8")
    typed = re.findall(r"(?:^|[`/])escapade ([a-z]+)((?: [^`\n,;.)]+)?)", text, re.MULTILINE)
    typed += re.findall(r"python -m bot ([a-z]+)((?: [^`\n,;.)]+)?)", text)
    typed += re.findall(r"docker compose run --rm bot ([a-z]+)((?: [^`\n,;.)]+)?)", text)
    for command, rest in typed:
        assert command in COMMANDS, command
        options = {
            option for action in command_parser("escapade", command)._actions for option in action.option_strings
        }
        assert set(re.findall(r"--[a-z]+", rest)) <= options, (command, rest)
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`|sudo )make ([a-z][a-z-]*)", text, re.MULTILINE)) <= targets
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    profiles = {profile for service in compose.values() for profile in service.get("profiles", ())}
    assert set(re.findall(r"--profile ([a-z]+)", text)) <= profiles
