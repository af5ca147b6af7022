"""When garbage is looked for: in everything only in quiet times, and in what is new without all that was loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot import garbage
from bot.garbage import LONGEST, QUIET, QuietTimes

SPARED = """
import gc
from bot.garbage import collect_all

class Thing:
    alive = 0
    def __init__(self):
        Thing.alive += 1
        self.circle = self
    def __del__(self):
        Thing.alive -= 1

collect_all()
loaded = gc.get_freeze_count()
kept = [Thing() for _ in range(1000)]
gc.collect()
print(gc.get_freeze_count() >= loaded + 1000, Thing.alive)
kept.clear()
gc.collect()
print(Thing.alive)
collect_all()
print(Thing.alive)
"""


def test_what_lives_through_the_oldest_generation_is_spared_until_all_is_collected() -> None:
    shown = subprocess.run([sys.executable, "-c", SPARED], capture_output=True, text=True, check=True).stdout
    assert shown.splitlines() == ["True 1000", "1000", "0"]


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    done: list[None] = []
    monkeypatch.setattr(garbage, "collect_all", lambda: done.append(None))
    return done


def test_a_quiet_time_collects_once_and_presses_put_it_off(collected: list[None]) -> None:
    now, pressed = 0.0, -QUIET
    quiet = QuietTimes(lambda: now, lambda: pressed)

    def wait(seconds: float) -> int:
        nonlocal now
        now += seconds
        quiet.beat()
        return len(collected)

    assert wait(QUIET) == 0, "nothing has happened since the start"
    pressed = now
    assert wait(QUIET - 1) == 0
    pressed = now
    assert wait(1) == 0
    assert wait(QUIET - 1) == 1
    assert wait(QUIET) == 1


def test_who_presses_all_the_time_puts_it_off_for_some_hours(collected: list[None]) -> None:
    now = 0.0
    quiet = QuietTimes(lambda: now, lambda: now)
    for minute in range(int(2 * LONGEST) // 60 + 1):
        now = minute * 60.0
        quiet.beat()
    assert len(collected) == 2
