"""What is sent: presses, menus and forms as honest clients send them, and then with everything about them forged."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.engine.custom_id import CustomId
from bot.table.table import Table
from bot.ui.press_context import FORMS, HANDLERS
from tests.contract.forged import Forger
from tests.contract.playouts import case
from tests.presses.hall import Hall
from tests.ui.messages import Json, items, reader

COMMAND, COMPONENT, FORM = 2, 3, 5
BUTTON, MENU = 2, 3

WORDS = (
    *("", "-", "0", "1", "7 12", "setup", "idle 0", "resign 0", "time", "back 3", "hide.0.0", "a.b.c", ".0.0", "0.0"),
    *("remove", "easy", "es", "en", "x" * 60, "0" * 20, "²", "<@1>", "%s", "' or 1=1 --", "\u202e42", "😀", ".."),
)
"""Arguments and values that mean nothing, or something elsewhere."""

PARTS = tuple(tuple(path.split(".")) for path in (
    "data", "data.custom_id", "data.component_type", "data.values", "data.components", "message", "message.flags",
    "message.author", "message.components", "member", "member.user", "member.permissions", "channel", "channel_id",
    "guild_id", "guild", "locale", "guild_locale", "app_permissions", "entitlements", "context",
    "authorizing_integration_owners", "token", "type", "version", "application_id",
))  # fmt: skip
"""What an interaction may lack."""


@dataclass(frozen=True)
class Sent:
    """An interaction as it is sent. `without` and `forged` are parts of it, by their path; `again` is the id of one
    that is sent once more, with the same token."""

    kind: str
    user: str
    channel: str
    type: int
    data: Json
    message: str | None = None
    without: tuple[tuple[str, ...], ...] = ()
    forged: dict[tuple[str, ...], Any] = field(default_factory=dict)
    again: str | None = None


class Forge:
    """Makes one interaction after the other, always the same ones for a seed and what stands on Discord."""

    def __init__(self, hall: Hall, seed: str) -> None:
        self.hall = hall
        self.dice = random.Random(f"forge/{seed}")
        self._tokens: list[str] = ["", "0" * 12, "f" * 12, "0" * 12 + ".3"]
        self._forgers: dict[str, Forger] = {}
        self.sent: list[tuple[str, Sent]] = []
        """The last interactions, by their ids: some are sent once more."""
        self._kinds: dict[str, tuple[int, Callable[[], Sent]]] = {
            "as offered": (4, self._honest),
            "another's panel": (8, lambda: self._as("another's panel", user=self._anybody())),
            "another channel": (8, self._elsewhere),
            "another message": (4, self._under_another),
            "forged action": (8, self._action),
            "forged move": (16, self._move),
            "forged seat": (6, lambda: self._spelt("forged seat", seat=self._seat())),
            "forged token": (8, lambda: self._spelt("forged token", token=self._token())),
            "forged argument": (8, lambda: self._spelt("forged argument", argument=self._word())),
            "forged table": (5, lambda: self._spelt("forged table", table=self._number())),
            "garbled id": (5, self._garbled),
            "forged values": (8, self._values),
            "form fields": (8, self._form),
            "missing parts": (6, self._without),
            "forged parts": (4, self._parts),
            "wrong type": (4, self._type),
            "replay": (5, self._replay),
            "command": (4, self._command),
            "house": (4, self._house),
            "settings": (2, self._settings),
            "server": (2, self._server),
            "delete": (1, self._delete),
        }

    def next(self) -> Sent:
        """Make up the next one."""
        names = [*self._kinds]
        name = self.dice.choices(names, [self._kinds[each][0] for each in names])[0]
        return self._kinds[name][1]()

    def kept(self, number: str, sent: Sent) -> None:
        """Remember what was sent."""
        self.sent = [*self.sent[-200:], (number, sent)]

    # as clients send it

    def _table(self) -> Table:
        tables = [*self.hall.tables, *self.dice.sample(self.hall.ended, min(3, len(self.hall.ended)))]
        return self.dice.choice(tables)

    def _honest(self) -> Sent:
        """Press or choose something that stands somewhere, as one who sees it."""
        while True:
            table = self._table()
            shown = self.hall.panels(table)
            if shown:
                message = self.dice.choice(shown)
                pressed = [item for item in items(message) if "custom_id" in item]
                if pressed:
                    return self._pressed(message, self.dice.choice(pressed), table)

    def _pressed(self, message: Json, item: Json, table: Table) -> Sent:
        channel = self.hall.world.channels[message["channel_id"]]
        user = reader(channel, message.get("_only"))
        if user is None:
            people = [str(seat.user) for seat in table.record.seats if _known(seat.user)]
            user = self.dice.choice(people) if people and self.dice.random() < 0.7 else self._anybody()
        data = {"custom_id": item["custom_id"], "component_type": item["type"], "id": item.get("id", 1)}
        if item["type"] == MENU:
            offered = [option["value"] for option in item["options"]]
            data["values"] = self.dice.sample(
                offered, self.dice.randint(item.get("min_values", 1), item.get("max_values", 1))
            )
        token = str(item["custom_id"]).split(":")[4:5]
        self._tokens = [*self._tokens[:4], *self._tokens[-60:], *token]
        return Sent("as offered", str(user), message["channel_id"], COMPONENT, data, message["id"])

    # with something forged

    def _anybody(self) -> str:
        return self.dice.choice(self.hall.users)

    def _word(self) -> str:
        return self.dice.choice(WORDS)

    def _token(self) -> str:
        return self.dice.choice(self._tokens)

    def _seat(self) -> Any:
        return self.dice.choice((*range(9), 99, "-", "", "-1", "01", "²", "１", "0 "))

    def _number(self) -> Any:
        known = [table.id for table in (*self.hall.tables, *self.hall.ended)]
        return self.dice.choice((*known, 0, 10**6, 10**14, "9" * 16, "-1", "", "1 ", "1.0", "١"))

    def _as(self, kind: str, **changed: Any) -> Sent:
        return replace(self._honest(), kind=kind, **changed)

    def _elsewhere(self) -> Sent:
        sent = self._honest()
        channel = self.dice.choice((self.dice.choice(self.hall.channels), self.hall.dm(sent.user)))
        return replace(sent, kind="another channel", channel=channel, message=self.dice.choice((None, sent.message)))

    def _under_another(self) -> Sent:
        sent, other = self._honest(), self._honest()
        return replace(sent, kind="another message", channel=other.channel, message=other.message)

    def _with_id(self, sent: Sent, kind: str, custom_id: str) -> Sent:
        return replace(sent, kind=kind, data={**sent.data, "custom_id": custom_id})

    def _spelt(self, kind: str, **parts: Any) -> Sent:
        """Press something whose id is spelt otherwise in some part."""
        sent = self._honest()
        found = sent.data["custom_id"].split(":", 5)
        names = ("release", "action", "table", "seat", "token", "argument")
        spelt = {**dict(zip(names, found, strict=True)), **parts}
        return self._with_id(sent, kind, ":".join(str(spelt[name]) for name in names)[:100])

    def _action(self) -> Sent:
        action = self.dice.choice((*HANDLERS, "deal", "admin", "", "DO", "handlers", "__class__"))
        return self._spelt("forged action", action=action, argument=self.dice.choice(("", self._word())))

    def _move(self) -> Sent:
        """Spell a move of the title in a press of a seat of its own, with the token of its question."""
        table = self.dice.choice([table for table in self.hall.tables if table.record.status == "playing"])
        seat = self.dice.randrange(len(table.record.seats))
        forger = self._forgers.setdefault(table.title.name, Forger(case(table.title.name, 1)))
        move = str(self.dice.choice(forger.some()))
        press = f"e1:do:{table.id}:{seat}:{table.token(seat)}:{move}"[:100]
        people = [str(each.user) for each in table.record.seats if _known(each.user)]
        user = table.record.seats[seat].user
        own = str(user) if _known(user) else self.dice.choice(people)
        user = own if self.dice.random() < 0.8 else self.dice.choice(people)
        shown = self.hall.panels(table)
        if self.dice.random() < 0.4:
            verbs = [ask.verb for ask in table.asks(seat)] or [move.split(" ")[0]]
            place = f"{self.dice.choice(verbs)}.{self.dice.randint(-1, 4)}.{self.dice.randint(-1, 3)}"
            argument = self.dice.choice((place, self.dice.choice(verbs), self._word()))
            action = self.dice.choice(
                ("pick", "pick", "weigh", "go", "clear", "type", "more", "hand", "order", "carry")
            )
            press = str(CustomId(action, table.id, seat, table.token(seat), argument[:40], self.dice.randrange(3)))
        data: Json = {"custom_id": press, "component_type": BUTTON, "id": 1}
        if ":pick:" in press:
            options = [option for ask in table.asks(seat) for each in ask.fields for option in each.options]
            count = self.dice.randint(0, 3)
            data |= {
                "component_type": MENU,
                "values": [self.dice.choice((*options, self._word())) for _ in range(count)],
            }
        mine = [each for each in shown if each["channel_id"] == self.hall.dm(user)] or shown
        message = self.dice.choice(mine) if mine else None
        channel = message["channel_id"] if message else str(table.record.channel)
        return Sent("forged move", user, channel, COMPONENT, data, message["id"] if message else None)

    def _garbled(self) -> Sent:
        """Press something whose id has lost, doubled or changed letters."""
        sent = self._honest()
        text = [*sent.data["custom_id"]]
        for _ in range(self.dice.randint(1, 4)):
            at = self.dice.randrange(len(text) or 1)
            text[at : at + self.dice.randint(0, 2)] = self.dice.choice((":", "", "e", "0", "\x00", "é", "::", " "))
        return self._with_id(sent, "garbled id", "".join(text)[:100])

    def _values(self) -> Sent:
        sent = self._honest()
        while sent.data["component_type"] != MENU:
            sent = self._honest()
        values = self.dice.choice((
            [], [self._word()], [self._word()] * 3, sent.data["values"] * 2, [*sent.data["values"], self._word()],
            ["x" * 100] * 25, [str(number) for number in range(40)],
        ))  # fmt: skip
        return replace(sent, kind="forged values", data={**sent.data, "values": values})

    def _form(self) -> Sent:
        """Send in a form that was opened, or none, with fields of all sorts."""
        sent = self._spelt("form fields", action=self.dice.choice((*FORMS, *FORMS, *HANDLERS)))
        table = self._table()
        options = {option.name: option.choices for option in table.game.options}
        if self.dice.random() < 0.6:
            seat = table.seat_of(int(sent.user))
            token = table.token(seat) if seat is not None and table.state is not None else ""
            verbs = [ask.verb for ask in table.asks(seat)] if seat is not None else []
            action, argument = self.dice.choice((("options", ""), ("type", self.dice.choice(verbs) if verbs else "")))
            host = table.record.host
            leads = action == "options" and _known(host) and self.dice.random() < 0.8
            user = str(host) if leads else sent.user
            press = f"e1:{action}:{table.id}:{'-' if seat is None or action == 'options' else seat}:{token}:{argument}"
            sent = replace(self._with_id(sent, "form fields", press), user=user, channel=str(table.record.channel))
        fields = [self._field(name, choices) for name, choices in options.items() if self.dice.random() < 0.7]
        fields += [self._field(name, (self._word(),)) for name in ("pace", "switches", "text", "secret")
                   if self.dice.random() < 0.5]  # fmt: skip
        self.dice.shuffle(fields)
        components = self.dice.choice((fields, fields, fields, fields * 3, [], [{}], [{"type": 18}]))
        return replace(sent, type=FORM, data={"custom_id": sent.data["custom_id"], "components": components})

    def _field(self, name: str, choices: Any) -> Json:
        chosen = self.dice.choice((*choices, self._word(), "yes", "no", "300"))
        inner: Json = self.dice.choice((
            {"type": 3, "custom_id": name, "values": [chosen]},
            {"type": 4, "custom_id": name, "value": chosen},
            {"type": 3, "custom_id": name, "values": [chosen, self._word()]},
            {"type": 4, "custom_id": name},
            {"type": 3, "custom_id": name, "values": []},
        ))  # fmt: skip
        return self.dice.choice(({"type": 18, "component": inner}, {"type": 1, "components": [inner]}, inner))

    def _without(self) -> Sent:
        sent = self._form() if self.dice.random() < 0.3 else self._honest()
        parts = tuple(self.dice.sample(PARTS, self.dice.choice((1, 1, 1, 2, 3))))
        return replace(sent, kind="missing parts", without=parts)

    def _parts(self) -> Sent:
        wrong = self.dice.choice((None, 0, -1, "", "x", [], {}, [None], {"a": 1}, 10**30, True))
        return replace(self._honest(), kind="forged parts", forged={self.dice.choice(PARTS): wrong})

    def _type(self) -> Sent:
        sent = self._honest()
        return replace(
            sent, kind="wrong type", type=self.dice.choice((FORM, COMMAND)), data={**sent.data, "components": []}
        )

    def _replay(self) -> Sent:
        if not self.sent:
            return self._honest()
        number, sent = self.dice.choice(self.sent)
        return replace(sent, kind="replay", again=number)

    def _command(self) -> Sent:
        """Give a command, forged or not, in some channel."""
        table = self._table()
        people = [str(seat.user) for seat in table.record.seats if _known(seat.user)]
        user = self.dice.choice([*people, self._anybody()])
        channel = self.dice.choice(
            (str(table.record.channel), self.dice.choice(self.hall.channels), self.hall.dm(user))
        )
        name = self.dice.choice((
            "hand", "games", "escapade", "setup", "my settings", "my export", "my delete", "no-such", "x" * 40,
            *(f"table {each}" for each in ("log", "rules", "resign", "type", "talk", "board", "end", "export")),
            "table no-such",
        ))  # fmt: skip
        options: list[Json] = [{"name": "answer", "type": 3, "value": self._word()}] if name == "table type" else []
        options += [{"name": "message", "type": 3, "value": self._word() or "x"}] if name == "table talk" else []
        options += [{"name": "table", "type": 4, "value": table.id}] if self.dice.random() < 0.3 else []
        options += [{"name": self._word(), "type": 3, "value": self._word()}] if self.dice.random() < 0.1 else []
        first, *under = name.split(" ")
        for each in under:
            options = [{"name": each, "type": 1, "options": options}]
        data = {"id": "1", "name": first, "type": 1, "options": options}
        return Sent("command", user, channel, COMMAND, data)

    def _house(self) -> Sent:
        """Press something that belongs to no table, with words that may name no game."""
        action = self.dice.choice((
            "home", "help", "about", "privacy", "terms", "continue", "play", "table", "learn", "rules", "book", "no",
            "friends", "game", "more", "daily", "daily-play", "history", "past", "stats", "leaders", "story",
            "report-day", "hide-result",
        ))  # fmt: skip
        sent = self._with_id(self._honest(), "house", str(CustomId(action, 0, 0, argument=self._word()[:40])))
        return replace(sent, data={**sent.data, "component_type": BUTTON})

    def _settings(self) -> Sent:
        """Choose for all tables, or something that cannot be chosen."""
        wanted = self.dice.choice(
            ("text_first.on", "text_first.off", "coaching.on", "shown.off", "shown.on", "show.off", self._word())
        )
        action = self.dice.choice(("settings", "calls", "snooze", "home", "language"))
        if action in ("home", "language"):
            wanted = self.dice.choice(("en", "es", self._word()))
        elif action != "settings":
            wanted = self.dice.choice(
                ("soon.on", "soon.off", "zone", "back", "pings", "away", "quiet", "hour.1", wanted)
            )
        sent = self._with_id(self._honest(), action, str(CustomId(action, 0, 0, argument=wanted[:40])))
        if action in ("calls", "language") and self.dice.randrange(2):
            values = [self.dice.choice(("on", "off", "digest.7", "3", "22.8", "Europe/Madrid", "es", self._word()))]
            return replace(sent, data={**sent.data, "component_type": MENU, "values": values})
        return replace(sent, data={**sent.data, "component_type": BUTTON})

    def _server(self) -> Sent:
        """Set something up on the server, or something that cannot be set up; never so that no table may be opened."""
        argument = self.dice.choice(("", "language", "pace", "show", "seeking", self._word()[:40]))
        sent = self._with_id(self._honest(), "server", str(CustomId("server", 0, 0, argument=argument)))
        value = self.dice.choice(("pace", "es", "3600", "any", "on", "off", "7", self._word()))
        return replace(sent, data={**sent.data, "component_type": MENU, "values": [value]})

    def _delete(self) -> Sent:
        """Let whoever sends it be forgotten."""
        sent = self._with_id(self._honest(), "delete", str(CustomId("delete-sure", 0, 0)))
        return replace(sent, data={**sent.data, "component_type": BUTTON})


def _known(user: int | None) -> bool:
    """Tell whether a seat is somebody's: neither a computer's nor that of one whom nobody may know any more."""
    return user is not None and user > 0
