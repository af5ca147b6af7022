"""Gives the wheel the README with absolute links, since the files of the repository are not in the wheel.

The environment variable REPOSITORY has the address of the repository, as `https://github.com/OWNER/NAME`. Without it,
links stay as they are.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r'(?P<before>\]\(|src=")(?P<path>(?![a-z]+:|#)[^)"]+)')
"""Matches a link or a picture of a page in Markdown whose address is a file of the repository."""


def absolute(text: str, repository: str, version: str) -> str:
    """Return a page whose links lead to the files of a release in a repository."""

    def link(found: re.Match[str]) -> str:
        kind = "raw" if found["before"].startswith("src") else "blob"
        return f"{found['before']}{repository.rstrip('/')}/{kind}/v{version}/{found['path']}"

    return LINK.sub(link, text)


class Readme(MetadataHookInterface):  # type: ignore[misc]
    """Writes the README into the metadata of the wheel. The build backend calls it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the field `readme`, from README.md."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        if repository := os.environ.get("REPOSITORY", ""):
            text = absolute(text, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
