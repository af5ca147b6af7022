"""Whether faults are known of the packages of a lock file: `python -m tests.audit FILE` (`make audit`).

pip-audit fails alike for a fault that it found and for a database that did not answer. Here the exit status is
0 for no known fault, 1 for one at least, and 2 if there was no answer for some package.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

NONE, FOUND, NO_ANSWER = range(3)


def verdict(report: str, complaint: str) -> tuple[int, list[str]]:
    """Return the exit status and lines for what pip-audit printed: a JSON report, or nothing and a complaint."""
    try:
        packages: list[dict[str, Any]] = json.loads(report)["dependencies"]
    except (ValueError, KeyError):
        last = (complaint.strip().splitlines() or ["pip-audit printed nothing"])[-1]
        return NO_ANSWER, [f"No answer: {last}"]
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package.get("vulns", ())
    ]
    unknown = [package for package in packages if "skip_reason" in package]
    lines = [*faults]
    if unknown:
        lines.append(f"No answer for {len(unknown)} of {len(packages)} packages: {unknown[0]['skip_reason']}")
    elif not faults:
        lines.append(f"No fault is known of {len(packages)} packages.")
    return FOUND if faults else NO_ANSWER if unknown else NONE, lines


def main() -> int:
    """Ask pip-audit beside this interpreter about a lock file."""
    program = Path(sys.executable).with_name("pip-audit")
    options = ("--require-hashes", "--disable-pip", "--progress-spinner=off", "--format=json", "-r", sys.argv[1])
    asked = subprocess.run([program, *options], capture_output=True, text=True, check=False)
    status, lines = verdict(asked.stdout, asked.stderr)
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main())
