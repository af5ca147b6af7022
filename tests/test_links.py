"""No link of a page leads nowhere: to a file that is not there, or to a heading that the page does not have."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"(?:\]\(<?|src=\")([^)\s>\"]+)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page, as they are made from their words."""
    headings = re.findall(r"^#+ +(.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lower())) for heading in headings}


def dead(page: Path, text: str) -> list[str]:
    """What of the links of a text leads nowhere, when it stands on a page."""
    found = []
    for link in LINK.findall(CODE.sub("", text)):
        path, _, anchor = link.partition("#")
        there = page.parent / path if path else page
        if re.match(r"[a-z]+:", link):
            continue
        if not there.is_file() or (anchor and there.suffix == ".md" and anchor not in anchors(there)):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page):
    assert dead(page, page.read_text("utf-8")) == []
    if ROOT / "docs" in page.parents:
        leaving = [link for link in LINK.findall(page.read_text("utf-8")) if link.startswith("../../")]
        assert leaving == [], "the site is docs/ alone"


def test_a_dead_link_is_found():
    text = (
        '<img src="gone.png"> [a](nowhere.md) [b](README.md#whose-games-these-are) '
        "[![c](docs/none.png)](README.md) [d](README.md#none) `[e](code.md)`"
    )
    assert dead(ROOT / "README.md", text) == ["gone.png", "nowhere.md", "docs/none.png", "README.md#none"]
