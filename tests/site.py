"""What `make docs` does to links between the languages: each language is a site of its own, in folders of their own.

A link that names another language's page, as it lies in docs/, becomes one to that page on the other language's site.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"\[([^\]]+)\]\(([\w/-]+?)(\.es)?\.md\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """Point what leads to the other language there; mkdocs calls this for each page."""
    here = Path(page.file.src_uri)
    spanish = config["theme"]["language"] == "es"
    docs = Path(config["docs_dir"])

    def across(link: re.Match[str]) -> str:
        words, name, to_spanish = link[1], link[2], bool(link[3])
        translated = (docs / here.parent / f"{name}.es.md").is_file()
        if to_spanish == spanish or not translated:
            return link[0]
        up = "../" * len(here.parent.parts)
        there = (here.parent / name).with_suffix(".html").as_posix()
        return f'<a href="{up}{"../" if spanish else "es/"}{there}">{words}</a>'

    return LINK.sub(across, markdown)
