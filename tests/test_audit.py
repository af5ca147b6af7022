"""`make audit` tells what it found from not having been answered."""

import json

import pytest

from tests.audit import FOUND, NO_ANSWER, NONE, verdict

SOUND = {"name": "msgspec", "version": "0.22.0", "vulns": []}
FAULTY = {"name": "pillow", "version": "9.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["9.1"]}]}
UNKNOWN = {"name": "aiohttp", "skip_reason": "Dependency not found on PyPI and could not be audited: aiohttp (3.1)"}
MENDED = "pillow 9.0: PYSEC-1, mended in 9.1"
UNANSWERED = f"No answer for 1 of 2 packages: {UNKNOWN['skip_reason']}"


@pytest.mark.parametrize(
    ("packages", "status", "lines"),
    [
        ([SOUND], NONE, ["No fault is known of 1 packages."]),
        ([SOUND, FAULTY], FOUND, [MENDED]),
        ([SOUND, UNKNOWN], NO_ANSWER, [UNANSWERED]),
        ([FAULTY, UNKNOWN], FOUND, [MENDED, UNANSWERED]),
    ],
)  # fmt: skip
def test_what_pip_audit_reports(packages, status, lines):
    assert verdict(json.dumps({"dependencies": packages, "fixes": []}), "") == (status, lines)


def test_a_database_that_does_not_answer():
    complaint = "Traceback ...\nConnectionError: api.example.org could not be resolved\n"
    assert verdict("", complaint) == (NO_ANSWER, ["No answer: ConnectionError: api.example.org could not be resolved"])
