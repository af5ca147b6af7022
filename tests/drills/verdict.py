"""What was wrong in a house, from what could be seen of it and what is true: each finding a sentence."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.engine.move import Move
from bot.engine.page import Button, Line, Menu, Page, Picture
from bot.engine.record import Viewer
from bot.engine.texts import texts
from bot.engine.wording import MESSAGE, PAGE, cut
from bot.table.drawn import DECIDES
from bot.ui.pages.out_of_play import VOID
from tests.drills.evidence import Asked, Sent
from tests.drills.truth import Truth, lines_of
from tests.ui.messages import Json, items, text

MOVES = ("do", "go", "back")
"""Presses that make a move."""

TIME = re.compile(r"<t:\d+:\w>")
"""A moment, as Discord shows it: by the bot's clock."""

NOTED = re.compile(r"(?:^|\n\n)\*\*[^\n]+\*\*\n\n")
"""How a hand begins that says why a press has come to nothing."""

NAMED = re.compile(r"[0-9a-f]{24}")
"""What the bot names a message by that is to stand once; the library names others by numbers."""

HEAD, WRONG = (
    re.compile(r" \[(debug|info|warning|error|critical) *\] "),
    re.compile(r" \[(error|critical) *\] |^Traceback "),
)
"""The first line of what the log tells, to which a traceback belongs that follows; and what must not be there."""

UNCHANGED = frozenset(texts("en").say(key) for key in ("not-saved", "overtaken"))
"""What promises that a press has changed nothing."""

Truths = Mapping[int, Truth]


# every acknowledged move is there


def lost(
    asked: Iterable[Asked], answers: Mapping[str, Json | None], truths: Truths, judged: Counter[str]
) -> Iterator[str]:
    """Tell which moves were shown to their player as made and are not in the log, and what has changed something
    although its player was told that it had not."""
    made: Counter[tuple[int, int, str]] = Counter()
    for each in asked:
        truth, answer = truths.get(each.press.table), answers.get(each.made.token)
        if truth is None or answer is None:
            continue
        kept = int(each.made.id) in truth.changed
        if answer["content"] in UNCHANGED and kept:
            yield f"{each.press} has changed something, and its player was told that it had not"
        if each.press.action in MOVES and acknowledged(each, answer):
            judged["acknowledged moves"] += 1
            if not kept:
                yield f"{each.press} was acknowledged, and the store knows nothing of it"
            if each.press.action == "do":
                made[each.press.table, each.press.seat or 0, str(Move.parse(each.press.argument))] += 1
    for (table, seat, move), count in made.items():
        rows = sum((row.seat, row.move) == (seat, move) for row in truths[table].rows)
        if rows < count:
            yield f"{move!r} of seat {seat} at table {table} was acknowledged {count} times, and made {rows} times"


def acknowledged(asked: Asked, answer: Json) -> bool:
    """Tell whether an answer shows its player a hand in which the question is another, with nothing noted above it; the
    hand of a table that is out of play tells of no move."""
    if not answer["embeds"] or answer["embeds"][0].get("color") == VOID:
        return False
    if any(asked.press.token in item.get("custom_id", "") for item in items(answer)):
        return False
    return NOTED.search(str(answer["embeds"][0].get("description", ""))) is None


# everything shows the present


def differs(page: Page | Line, message: Json, pictures: Sequence[Picture]) -> str:
    """Tell how a message is not what its page would be now; empty where it is."""
    if isinstance(page, Line):
        same = TIME.sub("<t>", message["content"]) == TIME.sub("<t>", cut(page.text, MESSAGE))
        return "" if same else f"{message['content']!r}, not {page.text!r}"
    (embed,) = message["embeds"] or [{}]
    shown = TIME.sub("<t>", str(embed.get("description", "")))
    noted, _, rest = shown.partition("\n\n")
    wanted = TIME.sub("<t>", cut("\n".join(page.lines), PAGE))
    if wanted not in (shown, rest if noted.startswith("**") else None):
        return f"it says\n{shown}\n\ninstead of\n{wanted}"
    pairs = (
        ("title", embed.get("title"), cut(page.title, 256)),
        ("footer", (embed.get("footer") or {}).get("text", ""), page.footer),
        ("controls", _pressed(message), _wanted(page)),
        *_of_picture(page.picture, page.alt, message, pictures),
    )
    return "; ".join(f"{what} {shown!r}, not {wanted!r}" for what, shown, wanted in pairs if shown != wanted)


def _of_picture(
    wanted: Picture | None, alt: str, message: Json, shown: Sequence[Picture]
) -> Iterator[tuple[str, object, object]]:
    """Give what a message shows of a picture beside what it should. One with a mark may be older than the words."""
    if wanted is not None and (wanted.mark or wanted.shows):
        own = replace(wanted, view=b"", draft="", mark="", shows="")
        yield "picture", [replace(each, view=b"", draft="", mark="", shows="") for each in shown], [own]
    else:
        yield "picture", list(shown), [] if wanted is None else [wanted]
    if wanted is None or wanted.mark in ("", DECIDES):
        yield "alt text", _alt(message), "" if wanted is None else cut(alt, 1024)
    else:
        yield "alt text", bool(_alt(message)), True


def _pressed(message: Json) -> list[tuple[str, str, bool]]:
    """List the controls of a message by id and label, and whether they can be pressed."""
    return [
        (item["custom_id"], item.get("label") or item.get("placeholder") or "", not item.get("disabled"))
        for item in items(message)
        if "custom_id" in item
    ]


def _wanted(page: Page) -> list[tuple[str, str, bool]]:
    """List the controls that a page wants, without links."""
    listed: list[tuple[str, str, bool]] = []
    for row in page.rows:
        for each in (row,) if isinstance(row, Menu) else row:
            if isinstance(each, Button) and not each.link:
                listed.append((each.press, cut(each.label, 80), each.enabled))
            elif isinstance(each, Menu):
                listed.append((each.press, cut(each.placeholder, 150), True))
    return listed


def _alt(message: Json) -> str:
    return next((str(each["image"].get("description", "")) for each in message["embeds"] if "image" in each), "")


# nothing secret went out


def leaked(sent: Iterable[Sent], truths: Truths, judged: Counter[str]) -> Iterator[str]:
    """Tell what went to somebody who may not know it. What is sent must be from before the end of each game."""
    for each in sent:
        seats: dict[int, Viewer] = {number: truth.seat_of(each.viewer) for number, truth in truths.items()}
        known = set().union(*(truths[number].known[seat] for number, seat in seats.items()))
        for line in _words(each.message):
            judged["lines known" if line in known else "lines unknown"] += 1
            for number, seat in seats.items():
                if line in truths[number].secret[seat] and line not in known:
                    yield f"{_reader(each)} was sent {line!r}, which only others at table {number} may know"
        for item in items(each.message):
            parts = str(item.get("custom_id", "")).split(":")
            own = seats.get(int(parts[2])) if len(parts) > 3 and parts[3].isdecimal() else None
            if each.viewer is not None and own is not None and own != int(parts[3]):
                yield f"{_reader(each)} was sent the controls of seat {parts[3]} at table {parts[2]}"
        for picture in each.pictures:
            judged["pictures"] += 1
            if picture.kind == "emblem":
                continue
            seen = (truths[number].views[viewer] for number, seat in seats.items() for viewer in {None, seat})
            if not any(picture.view in views for views in seen):
                yield f"{_reader(each)} was sent a picture ({picture.kind}) of what is no view of theirs"


def _reader(sent: Sent) -> str:
    return "everybody" if sent.viewer is None else f"user {sent.viewer}"


def _words(message: Json) -> Iterator[str]:
    """Give all lines of a message: its text, labels, options, and what its pictures say to who cannot see them."""
    yield from lines_of(text(message))
    media = [embed[key] for embed in message["embeds"] for key in ("image", "thumbnail") if key in embed]
    for each in (*media, *message.get("attachments", ())):
        yield from lines_of(each.get("description") or "")
    for item in items(message):
        yield from lines_of(item.get("label") or item.get("placeholder") or "")
        for option in item.get("options", ()):
            yield from (*lines_of(option["label"]), *lines_of(option.get("description") or ""))


# nothing is doubled


def doubled(sent: Iterable[Sent], truths: Truths) -> Iterator[str]:
    """Tell who was called twice for one question, what was posted twice, and what nobody knows."""
    called: defaultdict[tuple[int, int, int], list[str]] = defaultdict(list)
    posted: defaultdict[tuple[int, int, int], list[str]] = defaultdict(list)
    names: Counter[str] = Counter()
    for each in sent:
        nonce = str(each.message.get("nonce", ""))
        if not each.posted or not NAMED.fullmatch(nonce):
            continue
        names[nonce] += 1
        found = next(((truth, truth.nonces[nonce]) for truth in truths.values() if nonce in truth.nonces), None)
        if found is None:
            yield f"nobody knows the message {text(each.message)[:80]!r} to {_reader(each)}"
            continue
        truth, (kind, seat, first, count) = found
        if kind == "ping" and each.message["mentions"]:
            called[truth.record.id, seat, truth.questions.get((seat, first), 0)].append(each.message["id"])
        if kind == "post":
            for number in range(first, first + count):
                posted[truth.record.id, seat, number].append(each.message["id"])
    for (table, seat, version), messages in called.items():
        if len(messages) > 1:
            yield f"seat {seat} of table {table} was called {len(messages)} times for its question since {version}"
    for (table, seat, number), messages in posted.items():
        if len(messages) > 1:
            yield f"post {number} of table {table} stands {len(messages)} times (seat {seat})"
    yield from (f"{count} messages have the nonce {nonce}" for nonce, count in names.items() if count > 1)


# nothing unexpected in the log


def failed(wire: Iterable[Json]) -> Iterator[str]:
    """Yield the requests at which the local server, or a listener of its events, failed without being told to."""
    for exchange in wire:
        if exchange["status"] == 500 and not exchange["injected"]:
            yield f"the local server failed at {exchange['method']} {exchange['path']}"


def unexpected(written: Iterable[str], allowed: Sequence[str]) -> Iterator[str]:
    """Tell which lines of the bot's log are errors, or tracebacks, that no fault explains."""
    explained = False
    for line in written:
        if HEAD.search(line):
            explained = any(each in line for each in allowed)
        if WRONG.search(line) and not explained:
            yield line.strip()


def told(findings: Iterable[str]) -> str:
    """Give all findings as one text, each once."""
    return json.dumps(list(dict.fromkeys(findings)), indent=1, ensure_ascii=False)
