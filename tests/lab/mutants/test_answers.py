"""What is said of faults that nobody can notice is said of code that there is."""

from __future__ import annotations

import tomllib
from pathlib import Path

ANSWERS = Path(__file__).with_name("answers.toml")


def test_each_answer_is_about_a_line_that_there_is() -> None:
    gone = []
    for answer in tomllib.loads(ANSWERS.read_text(encoding="utf-8"))["equivalent"]:
        line, file = answer["change"].splitlines()[0].removeprefix("- "), Path(answer["path"])
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if line.strip() not in (each.strip() for each in lines):
            gone.append(f"{file}: {line}")
    assert not gone, "mend or delete these in tests/lab/mutants/answers.toml"
