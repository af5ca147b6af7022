"""Settings for all tests: generated examples are the same in every run."""

import gc
import os
import sys

import structlog
from hypothesis import settings

import tests.hasty  # noqa: F401
from bot import garbage
from tests.chromium import browser, open_page, pytest_collection_modifyitems
from tests.postgres import cluster, database, empty, path
from tests.processor import (
    pytest_addoption,
    pytest_collection_finish,
    pytest_runtest_makereport,
    pytest_terminal_summary,
)

__all__ = [
    "browser",
    "cluster",
    "database",
    "empty",
    "open_page",
    "path",
    "pytest_addoption",
    "pytest_collection_finish",
    "pytest_collection_modifyitems",
    "pytest_runtest_makereport",
    "pytest_runtestloop",
    "pytest_terminal_summary",
]

settings.register_profile("escapade", derandomize=True, database=None, deadline=None, max_examples=100)
settings.load_profile("escapade")

# Faults are told in plain lines, as the bot tells them: colours and frames around them are a tenth of a scenario.
plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
structlog.configure(processors=[*structlog.get_config()["processors"][:-1], plain])

# Tests start programs, each of which would compile everything anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# To look through all games with their texts for garbage takes seconds each time.
gc.set_threshold(20_000, 20, 50)
gc.disable()
garbage.collect_all = lambda: None  # bots of the tests start among all that the tests have loaded


def pytest_runtestloop() -> None:
    """Let the collector of garbage leave alone what is loaded by now."""
    gc.collect()
    gc.freeze()
    gc.enable()
