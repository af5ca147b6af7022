"""Table time: it goes on only while the process is awake, whatever its clocks say."""

import math

import pytest

from bot.table.table_time import EVERY, SHOWN, SLACK, Ahead, ProcessTime
from tests.table.play import Time


class Machine:
    """A machine with two clocks and a process that beats every second, unless it is stopped."""

    def __init__(self) -> None:
        self.wall, self.monotonic = Time(1_700_000_000.0), Time(50.0)
        self.table_time = ProcessTime(self.wall, self.monotonic)
        self.wrong = 0

    def awake(self, seconds: int) -> None:
        for _ in range(seconds):
            self.wall.now += 1
            self.monotonic.now += 1
            self.wrong += self.table_time.beat()

    def asleep(self, wall: float, monotonic: float) -> None:
        self.wall.now += wall
        self.monotonic.now += monotonic


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_it_goes_with_the_process(machine: Machine) -> None:
    began = machine.table_time.now()
    machine.awake(100)
    machine.asleep(0.25, 0.25)
    assert machine.table_time.now() == began + 100.25
    assert machine.wrong == 0


@pytest.mark.parametrize(
    ("wall", "monotonic"),
    [(20.0, 20.0), (3600.0, 0.0), (3600.0, 3600.0), (-3600.0, 0.0), (7200.0, -5.0), (-30.0, 20.0)],
    ids=["stopped", "suspended", "suspended, counted", "set back", "monotonic set back", "stopped and set back"],
)
def test_a_gap_is_nobodys_time(machine: Machine, wall: float, monotonic: float) -> None:
    """SIGSTOP, a laptop that sleeps, clocks that jump either way: no more than a late beat counts, and what people are
    shown comes to be right again."""
    machine.awake(10)
    before = machine.table_time.now()
    due = before + 30
    machine.asleep(wall, monotonic)
    assert 0 <= machine.table_time.now() - before <= EVERY + SLACK
    machine.wrong += machine.table_time.beat()
    assert 0 <= machine.table_time.now() - before <= EVERY + SLACK
    assert machine.wrong == 1
    left = due - machine.table_time.now()
    assert machine.table_time.shown(due) == pytest.approx(machine.wall.now + left, abs=1)
    machine.awake(5)
    assert machine.wrong == 1


def test_small_differences_are_not_shown(machine: Machine) -> None:
    shown = machine.table_time.shown(1e9)
    machine.asleep(SHOWN - 1, 0)
    assert not machine.table_time.beat()
    assert machine.table_time.shown(1e9) == shown
    machine.asleep(2, 0)
    assert machine.table_time.beat()
    assert machine.table_time.shown(1e9) != shown


def test_it_never_goes_back(machine: Machine) -> None:
    before = machine.table_time.now()
    for step in (5.0, -3.0, 0.5, -900.0, 2.0):
        machine.asleep(0, step)
        if step > 1:
            machine.table_time.beat()
        assert machine.table_time.now() >= before
        before = machine.table_time.now()


def test_it_goes_on_where_it_stopped(machine: Machine) -> None:
    machine.table_time.start(1234.5)
    assert machine.table_time.now() == 1234.5
    assert machine.table_time.shown(1234.5) == round(machine.wall.now)


def test_a_steady_time_is_the_clocks(machine: Machine) -> None:
    now = Time(77.0)
    table_time = ProcessTime.steady(now)
    now.now += 10_000
    assert table_time.now() == now.now
    assert table_time.every == math.inf


def test_a_table_that_was_ahead_elsewhere_is_shown_the_same_moment(machine: Machine) -> None:
    table = Ahead(machine.table_time, lambda: 40.0)
    assert table.now() == machine.table_time.now() + 40
    assert table.shown(table.now() + 60) == machine.table_time.shown(machine.table_time.now() + 60)
