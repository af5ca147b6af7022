"""Pages as plain text in a message, for people who hide embeds or prefer words to pictures."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.page import Page
from bot.engine.wording import MESSAGE, fitting

FENCE = "```"
"""The Markdown line before and after a table."""

MORE = "…"
"""The line at the end of a shortened text."""


def as_content(page: Page, wanted: bool = True) -> Page:
    """Return `page` with its text as plain text of the message and not in an embed.

    If `wanted` is false, return the page unchanged.
    """
    return replace(page, as_content=wanted)


def content(page: Page) -> str:
    """Return all text of `page` as plain text, without the last lines if it is too long for a message.

    >>> content(Page("Your hand", ("12, 15",), lead="Fugitive, table 1: your turn", footer="Round 2"))
    'Fugitive, table 1: your turn\\n**Your hand**\\n12, 15\\n-# Round 2'
    """
    lines = group_blocks(_lines(page))
    kept = fitting(lines, MESSAGE)
    if len(kept) < len(lines):
        kept = [*fitting(lines, MESSAGE - len(MORE) - 1), MORE]
    return "\n".join(kept)


def group_blocks(lines: Iterable[str]) -> list[str]:
    """Return `lines` grouped into blocks of text. A table is one block together with its heading.

    >>> group_blocks(("Cards", "Scores", "```", "A  1", "```", "Round 2"))
    ['Cards', 'Scores\\n```\\nA  1\\n```', 'Round 2']
    """
    found: list[str] = []
    within = False
    for line in "\n".join(lines).split("\n"):
        if found and (within or line == FENCE):
            found[-1] += f"\n{line}"
        else:
            found.append(line)
        within ^= line == FENCE
    return found


def spare_length(page: Page) -> int:
    """Return how many more characters `page` may have as plain text; negative if the page is too long."""
    return MESSAGE - len("\n".join(_lines(page)))


def _lines(page: Page) -> tuple[str, ...]:
    """Return the lines of a page as plain text of a message. The footer of the page is in small print."""
    lead = (page.lead,) if page.lead else ()
    footer = (f"-# {page.footer}",) if page.footer else ()
    return (*lead, f"**{page.title}**", *page.lines, *footer)
