"""Answers that a player types: in a modal, or with the command `/type`, which suggests answers."""

from __future__ import annotations

import asyncio
import copy
import re
from collections.abc import Iterator

from bot.engine.move import Ask, BadMove, Move, Picks
from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import cut
from bot.table.table import Table
from bot.ui.pages.drafts import drafted, redrafted
from storage.store import Store

SUGGESTED = 25
"""The most suggestions that Discord shows."""

LONGEST = 100
"""The most characters that Discord allows for the label and the value of a suggestion."""


def question(table: Table, seat: Seat, verb: str | None = None) -> Ask | None:
    """Return a question to the player in `seat` that can be answered by typing; None if there is none.

    If there are several such questions, `verb` selects one.
    """
    typed = (ask for ask in table.asks(seat) if table.title.presenter.types(ask))
    return next((ask for ask in typed if verb in (None, ask.verb)), None)


async def take(store: Store, table: Table, seat: Seat, ask: Ask, text: str, say: Say) -> str:
    """Parse `text` as an answer to the question `ask` and store it as the draft of `seat`.

    Return an empty text. If the answer is impossible, store nothing and return the reason as text.
    """
    move = _parse(table, seat, ask, await _drafted_picks(store, table, seat, ask), text, say)
    if move is None:
        key = f"{table.title.name}-type-{ask.verb}-unreadable"
        return say(key if key in say else "typed-unreadable")
    refused = table.forbidden(seat, move)
    if refused is not None:
        return table.title.presenter.refusal(refused, say)
    draft = await store.draft(table.id, seat)
    await store.keep_draft(table.id, seat, redrafted(table, seat, draft, move))
    return ""


async def suggestions(store: Store, table: Table, seat: Seat, text: str, say: Say) -> list[tuple[str, str]]:
    """Return suggestions for a half-typed answer, as pairs of a label and the text of a move.

    Each word of `text` must be the beginning of a word in the suggestion. If `text` is already a complete answer, this
    answer comes first. The suggestions are computed in a thread, from the present state of the table.
    """
    ask = question(table, seat)
    if ask is None:
        return []
    picked = await _drafted_picks(store, table, seat, ask)
    return await asyncio.to_thread(_suggested, copy.copy(table), seat, ask, picked, text, say)


def _suggested(table: Table, seat: Seat, ask: Ask, picked: Picks, text: str, say: Say) -> list[tuple[str, str]]:
    found: dict[str, str] = {}
    face, view, wanted = table.title.presenter, table.view(seat), _words(text)
    read = _parse(table, seat, ask, picked, text, say)
    if read is not None and len(str(read)) <= LONGEST and table.forbidden(seat, read) is None:
        found[str(read)] = face.button(view, read, say)
    for move, last in _answers(table, seat, ask, (), "", say):
        label = last if len(move.picks) == 1 else face.button(view, move, say)
        has = _words(f"{last} {label}")
        if len(str(move)) <= LONGEST and all(any(word.startswith(start) for word in has) for start in wanted):
            found[str(move)] = label
        if len(found) == SUGGESTED:
            break
    return [(cut(label, LONGEST), spelt) for spelt, label in found.items()]


async def _drafted_picks(store: Store, table: Table, seat: Seat, ask: Ask) -> Picks:
    """Return the picks for the question `ask` that the stored draft of `seat` contains."""
    draft = drafted(table, seat, await store.draft(table.id, seat))
    return draft.picks if draft is not None and draft.verb == ask.verb else ()


def _parse(table: Table, seat: Seat, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
    """Return the move that `text` means as an answer to `ask`. Return None if it means no move.

    `text` is typed by a person or the value of a suggestion.
    """
    try:
        move = Move.parse(text)
    except BadMove:
        move = None
    if move is not None and move.verb == ask.verb:
        return move
    return table.title.presenter.typed(table.view(seat), ask, picked, text, say)


def _answers(table: Table, seat: Seat, ask: Ask, picked: Picks, last: str, say: Say) -> Iterator[tuple[Move, str]]:
    """Yield the moves that the menus for the question `ask` offer, each with the label of its last pick.

    Picks that have no alternative are added automatically. They have no label.
    """
    field = table.next_field(seat)(ask, picked)
    if field is None:
        yield Move(ask.verb, picked), last
        return
    face, view = table.title.presenter, table.view(seat)
    presumed = face.presumed(view, ask, field, picked) if picked else ()
    if presumed:
        yield from _answers(table, seat, ask, (*picked, presumed), "", say)
        return
    for group in face.groups(view, ask, field, picked, say):
        for option in group.options:
            words, detail = face.option(view, ask, field, picked, option, say)
            line = " · ".join(filter(None, (words, detail)))
            yield from _answers(table, seat, ask, (*picked, (option,)), line, say)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
