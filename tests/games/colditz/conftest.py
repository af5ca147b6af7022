import pytest

from cogs.colditz.rules import game


@pytest.fixture
def turns_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a turn without a choice wait for its end, so that a test can look at it (R40 ends it)."""
    monkeypatch.setattr(game, "_spent", lambda state: False)
