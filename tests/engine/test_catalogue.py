from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from bot.engine import catalogue as catalogues
from bot.engine.catalogue import catalogue


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    written = tmp_path / "en.ftl"
    written.write_text("first = One\n", encoding="utf-8")
    return written


def keys(path: Path) -> list[str]:
    return [entry.id.name for entry in catalogue(path).body if isinstance(entry, Message)]


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
