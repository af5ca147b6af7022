"""Typed answers instead of choices: in a modal, or with `/type`, which suggests answers."""

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
"""The most characters of a suggestion and of its value."""


def question(table: Table, seat: Seat, verb: str | None = None) -> Ask | None:
    """Return the question of `seat` that can be answered by typing; None if there is none.

    If there are several, `verb` chooses one.
    """
    typed = (ask for ask in table.asks(seat) if table.title.presenter.types(ask))
    return next((ask for ask in typed if verb in (None, ask.verb)), None)


async def take(store: Store, table: Table, seat: Seat, ask: Ask, text: str, say: Say) -> str:
    """Parse `text` as an answer and store it as the draft of `seat`.

    Return the reason if that is impossible; otherwise "".
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
    """Return the answers that begin with `text`, each with the move that it stands for.

    The first is what `text` stands for already. They are computed in a thread, from the present state of the table.
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
    """Return the picks drafted for the question `ask` so far."""
    draft = drafted(table, seat, await store.draft(table.id, seat))
    return draft.picks if draft is not None and draft.verb == ask.verb else ()


def _parse(table: Table, seat: Seat, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
    """Parse a move, given as a suggestion's value or as typed by a person; None if it has no meaning."""
    try:
        move = Move.parse(text)
    except BadMove:
        move = None
    if move is not None and move.verb == ask.verb:
        return move
    return table.title.presenter.typed(table.view(seat), ask, picked, text, say)


def _answers(table: Table, seat: Seat, ask: Ask, picked: Picks, last: str, say: Say) -> Iterator[tuple[Move, str]]:
    """Yield the moves that the menus offer, each with the label of its last pick.

    Picks without an alternative are included automatically and have no label.
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
