from pathlib import Path

import pytest

from bot.engine import catalogue as catalogues
from bot.engine.catalogue import Unpacked, catalogue


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    written = tmp_path / "en.ftl"
    written.write_text("first = One\n", encoding="utf-8")
    return written


def keys(path: Path) -> list[str]:
    entries = Unpacked(catalogue(path).messages)
    assert all(entries[name].id.name == name for name in entries)
    return [*entries]


def test_what_was_parsed_is_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert keys(path) == ["first"]
    with monkeypatch.context() as patch:
        patch.setattr(catalogues, "FluentParser", None)
        assert keys(path) == ["first"]


def test_a_catalogue_that_changed_is_parsed_anew(path: Path) -> None:
    assert keys(path) == ["first"]
    path.write_text("other = Two\n", encoding="utf-8")
    assert keys(path) == ["other"]


@pytest.mark.parametrize("broken", [b"", b"no pickle", b"\x80\x04N."])
def test_what_cannot_be_read_is_parsed_anew(path: Path, broken: bytes) -> None:
    keys(path)
    (kept,) = path.parent.glob("__pycache__/*")
    kept.write_bytes(broken)
    assert keys(path) == ["first"]


def test_where_nothing_can_be_written_nothing_is_kept(path: Path) -> None:
    (path.parent / "__pycache__").write_text("in the way")
    assert keys(path) == ["first"]


def test_who_wants_no_compiled_files_gets_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert keys(path) == ["first"]
    assert [each.name for each in path.parent.iterdir()] == ["en.ftl"]


def test_messages_and_terms_are_apart_and_the_first_of_a_name_counts(path: Path) -> None:
    path.write_text("one = 1\n-one = One\none = 2\n# A comment\n", encoding="utf-8")
    found = catalogue(path)
    assert [[*each] for each in found] == [["one"], ["one"], ["one"]]
    assert Unpacked(found.messages)["one"].value.elements[0].value == "1"
