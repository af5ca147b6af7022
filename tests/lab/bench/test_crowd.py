from pathlib import Path

import pytest

from bot.installed_games import installed_games
from tests.lab.bench import crowd


def test_a_crowd_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "LIVE", len(installed_games()))
    monkeypatch.setattr(crowd, "ROUNDS", 1)
    assert all(figure.ours > 0 for figure in crowd.measure(tmp_path))
