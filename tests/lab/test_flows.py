"""What the counting tool counts."""

from __future__ import annotations

import runpy
import sys
import threading
from importlib import import_module
from pathlib import Path

import pytest

from tests.lab.flows import Recorder, report, traced

TOY = {
    "bot/__init__.py": "",
    "toy/__init__.py": "",
    "toy/upper.py": "from toy.lower import deep\n\ndef flow():\n    return [deep() for _ in range(3)]\n",
    "toy/lower.py": "def deep():\n    return len('x')\n\ndef idle():\n    return 0\n",
    "toy/local/__init__.py": "",
    "toy/local/away.py": "def aside():\n    return 0\n",
    "tests/call.py": "def ask(what):\n    return what()\n",
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of a few lines."""
    for path, text in TOY.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_only_what_a_flow_enters_is_counted(toy: Path) -> None:
    """In all threads, once a file; not what is called outside the flow, by a test itself, or is left out."""
    upper, lower, away = (import_module(f"toy.{name}") for name in ("upper", "lower", "local.away"))
    ask = runpy.run_path(str(toy / "tests/call.py"))["ask"]
    recorder = Recorder(toy, ("toy",), without=("toy/local",))
    with recorder.watching():
        lower.idle()
        with recorder.flow("here"):
            upper.flow()
        with recorder.flow("in a thread"):
            thread = threading.Thread(target=lower.deep)
            thread.start()
            thread.join()
        with recorder.flow("outside"):
            away.aside()
            ask(lower.idle)
    assert recorder.files("here") == ["toy/lower.py", "toy/upper.py"]
    assert {name for _, name, _ in recorder.flows["here"]} >= {"flow", "deep"}
    assert recorder.files("in a thread") == ["toy/lower.py"]
    assert recorder.files("outside") == []
    assert sys.getprofile() is None


def test_the_flows_are_played_and_counted() -> None:
    recorder = traced()
    said: list[str] = []
    report(recorder, True, said.append)
    press, late, replay = (recorder.files(flow) for flow in recorder.flows)
    assert {"bot/ui/dispatch.py", "bot/table/table.py", "storage/on_sqlite.py"} <= set(press)
    assert "bot/table/clock.py" in late
    assert "bot/ui/dispatch.py" not in late
    assert "bot/replayer/page.py" in replay
    assert any(line.startswith("press -> edit") and str(len(press)) in line for line in said)
    assert "    bot/ui/dispatch.py" in said
