"""The page of the log: the newest lines are never cut off, however long the turns are."""

from types import SimpleNamespace

from bot.engine.chronicle import LogEntry
from bot.ui.pages.fitting import fitted
from bot.ui.pages.log import log_page
from bot.ui.pages.since import since
from cogs.colditz.events.course import Rolled
from cogs.colditz.events.guards import Walked
from tests.contract.reach import seated
from tests.games.colditz.build import A, B, do, germans, officer
from tests.games.colditz.looks import PRESENTER
from tests.games.colditz.looks import said as words


def test_the_newest_lines_of_a_long_log_are_kept():
    moves = [
        LogEntry(turn % 2, (Rolled(0, (1, 2), turn), *(Walked(0, guard, "W21", turn, None) for guard in range(9))))
        for turn in range(60)
    ]
    say = words(names=("A" * 24, "Ben", "Cleo"))
    title = SimpleNamespace(presenter=PRESENTER, name="colditz")
    record = SimpleNamespace(status="playing")
    table = SimpleNamespace(id=1, title=title, record=record)
    table.press = lambda *_, **named: named.get("argument", "")
    table.say = lambda locale: say
    table.hears = lambda viewer, event: True
    lines = log_page(table, moves, None, "en-US").lines
    assert len("\n".join(lines)) <= 4096
    assert 1 < len(lines) < 60
    assert log_page(table, moves, None, "en-US").footer.endswith("to 60 of 60")
    assert log_page(table, moves, None, "en-US", "later.0").footer.startswith("Lines 1 to ")


def test_an_arrest_is_told_before_the_own_roll():
    """Whatever room there is, for that a man is gone stands nowhere else."""
    state, news = germans(officer("P7 44,20 46,20", "rope"), points=9), []
    for spelt, drawn in (("post R7", []), ("arrest 0.0 g0", []), ("end", [1, 4])):
        step = do(state, spelt, drawn)
        state, news = step.state, [*news, LogEntry(B, step.events)]
    told = fitted((since(seated("colditz", state, 2), news, A, words(names=("Ana", "Ben"))),), 0)
    arrest = next(at for at, line in enumerate(told) if "arrested" in line)
    assert not any("You rolled" in line for line in told[:arrest])
