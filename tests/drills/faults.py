"""Every way in which the bot asks something of Discord, met by every fault: what the table does and what people see.

`PLACES` says for each what leads to it and what people should see then; together they are all the routes of
`routes.txt`. `KINDS` says what goes wrong.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from msgspec.structs import replace

from bot.local import forums
from bot.local.permissions import CREATE_EVENTS
from bot.ui.command_texts import synced_key
from storage.records.contests import AppointmentRecord
from storage.records.servers import ForumRecord
from tests.drills.cell import Cell, Place
from tests.drills.table import Drill
from tests.ui.messages import items, labels, offered, text
from tests.ui.world import unpressed

KINDS: dict[str, dict[str, Any]] = {
    "400": {"status": 400, "code": 50035},
    "401": {"status": 401},
    "403": {"status": 403, "code": 50013},
    "404": {"status": 404},
    "429": {"status": 429, "retry_after": 0.01},
    "500": {"status": 500},
    "cut": {"drop": "before"},
}

FOR_EVER = 1 << 30
PATIENT = 1.5
"""Seconds in which the bot catches up by itself."""

CHANNEL, MESSAGE = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
REACTION = MESSAGE + "/reactions/{emoji_name}"
FOLLOWUP, ANSWER = "/webhooks/{application_id}/{token}", "/webhooks/{application_id}/{token}/messages/{message_id}"


async def stop_here(cell: Cell) -> None:
    """Ana, the Fugitive, has hidden and is about to end her turn; then Ben is waited for."""
    lab = cell.lab
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    await lab.ana.make("hide 1 -")
    await lab.settle()
    await unpressed(lab.bot, lab.table)
    cell.press(lab.ana, lambda: lab.ana.hand, "Stop here")
    cell.facts = {
        "board": lambda: "Ben (Marshal) draws two cards" in text(lab.board),
        "call": lambda: lab.waited_for() == [lab.ben.id],
        "Ana's hand": lambda: "Stop here" not in labels(lab.ana.hand),
        "Ben's hand": lambda: "Draw two cards" in text(lab.ben.hand),
    }


async def callback(cell: Cell) -> None:
    await stop_here(cell)
    cell.path = "^/interactions/"


async def answer_in_place(cell: Cell) -> None:
    await stop_here(cell)
    cell.path = "^/webhooks/.*/messages/@original"


async def board_edit(cell: Cell) -> None:
    await stop_here(cell)
    cell.path = f"/channels/{cell.lab.channel}/messages/{cell.lab.board['id']}$"


async def ping_post(cell: Cell) -> None:
    await stop_here(cell)
    cell.path = f"/channels/{cell.lab.channel}/messages$"


async def ping_delete(cell: Cell) -> None:
    await stop_here(cell)
    cell.path = f"/channels/{cell.lab.channel}/messages/"


async def ping_edit(cell: Cell) -> None:
    lab = cell.lab
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    ping = next(message for message in lab.public if message["mentions"] and not message["embeds"])
    cell.path = f"/channels/{lab.channel}/messages/{ping['id']}$"
    cell.press(lab.ana, lambda: lab.ana.hand, "Hide at 1")
    cell.facts = {
        "board": lambda: "may place a second hideout" in text(lab.board),
        "call": lambda: lab.waited_for() == [lab.ana.id] and lab.pings != [ping["content"]],
        "Ana's hand": lambda: "Stop here" in labels(lab.ana.hand),
    }


async def hand_edit(cell: Cell) -> None:
    await stop_here(cell)
    cell.path = f"/channels/{cell.lab.ben.dm}/messages/"


async def board_down(cell: Cell) -> None:
    await stop_here(cell)
    lab, old = cell.lab, cell.lab.board
    cell.path = f"/channels/{lab.channel}/messages$"
    more = await lab.ben.open_more(lab.board)
    cell.press(lab.ben, lambda: more, "Move board down")
    cell.facts = {"board": lambda: lab.board["id"] != old["id"], "old buttons": lambda: not items(lab.look(old))}


async def old_board(cell: Cell) -> None:
    await board_down(cell)
    cell.path = f"/channels/{cell.lab.channel}/messages/{cell.lab.board['id']}$"


async def lobby(cell: Cell) -> None:
    """Ben is about to join Ana's table."""
    lab = cell.lab
    await lab.slash(lab.ana, lab.channel, "fugitive new", {"roles": "host_fugitive"})
    await lab.until(lambda: items(lab.board))
    cell.press(lab.ben, lambda: lab.board, "Join")
    cell.facts = {"board": lambda: "Ben" in text(lab.board), "way to Ben": lambda: len(lab.ben.inbox) == 1}


async def open_dm(cell: Cell) -> None:
    await lobby(cell)
    cell.path = "^/users/@me/channels$"


async def prove_dm(cell: Cell) -> None:
    await lobby(cell)
    cell.path = f"/channels/{cell.lab.ben.dm}/messages$"


async def hand_post(cell: Cell) -> None:
    await lobby(cell)
    lab = cell.lab
    await lab.ben.press(lab.board, "Join")
    cell.path = f"/channels/{lab.ben.dm}/messages$"
    cell.press(lab.ana, lambda: lab.board, "Start")
    cell.facts = {
        "board": lambda: "is choosing the first hideout" in text(lab.board),
        "Ana's hand": lambda: bool(offered(lab.ana.hand)),
        "Ben's hand": lambda: "You are the Marshal" in text(lab.ben.hand),
    }


async def reaction(cell: Cell) -> None:
    """Ben is about to find a hideout, which gets reactions."""
    await stop_here(cell)
    lab = cell.lab
    for player, move in ((lab.ana, "hide 2 -"), (lab.ben, "draw 1"), (lab.ben, "draw 1")):
        await player.make(move)
    cell.path = "/reactions/"

    async def act() -> str:
        await lab.ben.make("guess 1")
        return "answered"

    cell.act = act
    cell.facts = {"great moment": lambda: any("finds 1" in text(each) for each in lab.public)}


def gasp(path: str) -> Callable[[Cell], Awaitable[None]]:
    async def prepare(cell: Cell) -> None:
        """Ana has gasped at a great moment, and Ben is about to give up."""
        await reaction(cell)
        await cell.lab.ben.make("guess 1")
        await cell.lab.settle()
        moment = next(each for each in cell.lab.public if "finds 1" in text(each))
        await cell.lab.react(cell.lab.ana, moment, "😱")
        await give_up(cell)
        cell.path = path
        cell.facts["gasp"] = lambda: any("Biggest gasp" in text(each) for each in cell.lab.public)

    return prepare


async def ending(cell: Cell) -> None:
    await stop_here(cell)
    await give_up(cell)


async def give_up(cell: Cell) -> None:
    lab = cell.lab
    confirm = await lab.ben.private("table resign")
    cell.path = f"/channels/{lab.channel}/messages$"
    cell.press(lab.ben, lambda: confirm, "Resign")
    cell.facts = {
        "board": lambda: lab.over,
        "ending": lambda: any(len(each["mentions"]) == 2 for each in lab.public),
        "Ana's hand": lambda: "over" in text(lab.ana.hand),
    }


async def thread(cell: Cell) -> None:
    """Ana is about to put her table into a thread."""
    await lobby(cell)
    lab = cell.lab
    shown = (await lab.ana.press(lab.board, "Table settings …")).told[0]
    cell.path = f"/channels/{lab.channel}/threads$"
    cell.press(lab.ana, lambda: lab.look(shown), "Open in a thread")
    cell.facts = {"table in its thread": lambda: lab.table.record.channel != int(lab.channel)}


async def into_thread(cell: Cell) -> None:
    """The thread is a private one, into which Ana is to be let."""
    await thread(cell)
    lab = cell.lab
    await lab.ana.press((await lab.ana.press(lab.board, "Table settings …")).told[0], "Make private")
    cell.path = "/thread-members/"


async def with_forum(lab: Drill) -> str:
    """Give the server a forum for its tables."""
    tags = [{"name": "looking"}, {"name": "playing"}, {"name": "over"}]
    forum = forums.add_forum(lab.world, lab.guild, "tables", tags)
    await lab.settle()
    chosen = ForumRecord(int(forum["id"]), *(int(tag["id"]) for tag in forum["available_tags"]))
    await lab.bot.store.change_server(int(lab.guild), lambda server: replace(server, forum=chosen))
    return str(forum["id"])


async def post_renamed(cell: Cell) -> None:
    """A table is about to start whose post then says so."""
    lab = cell.lab
    await with_forum(lab)
    await lab.slash(lab.ana, lab.channel, "fugitive new", {"roles": "host_fugitive"})
    lab.channel = str(lab.table.record.channel)
    await lab.until(lambda: items(lab.board))
    await lab.ben.press(lab.board, "Join")
    cell.path = f"^/channels/{lab.channel}$"
    cell.press(lab.ana, lambda: lab.board, "Start")
    cell.facts = {
        "board": lambda: "is choosing the first hideout" in text(lab.board),
        "Ana's hand": lambda: bool(offered(lab.ana.hand)),
        "title": lambda: "playing" in lab.world.channels[lab.channel]["name"],
    }


async def panel(cell: Cell) -> None:
    await stop_here(cell)
    lab = cell.lab
    cell.path = "^/webhooks/[^/]+/[^/]+$"
    cell.press(lab.ben, lambda: lab.board, "My hand")
    cell.facts = {}


async def panel_edit(cell: Cell) -> None:
    await stop_here(cell)
    lab = cell.lab
    shown = await lab.ben.my_hand()
    cell.path = f"^/webhooks/[^/]+/{lab.ben.pressed[-1].token}/"
    cell.facts |= {"panel": lambda: "Draw two cards" in text(lab.look(shown))}


async def panel_delete(cell: Cell) -> None:
    await panel_edit(cell)
    lab, shown = cell.lab, cell.lab.ben._shown
    cell.press(lab.ben, lambda: lab.board, "My hand")
    cell.facts = {"old panel gone": lambda: lab.server.world_message(shown["channel_id"], shown["id"]) is None}


async def look_at_channel(cell: Cell) -> None:
    """The channel has refused and is open again, but the look at it fails."""
    await stop_here(cell)
    lab, prepared = cell.lab, cell.act
    lab.server.faults.add("*", f"/channels/{lab.channel}/messages", FOR_EVER, status=403, code=50013)
    assert prepared is not None
    await prepared()
    lab.server.faults.pending.clear()
    cell.path = f"/channels/{lab.channel}$"
    cell.press(lab.ben, lambda: lab.board, "My hand")


async def look_for_member(cell: Cell) -> None:
    """Ana's time is up, and it is asked whether she is still on the server: a 404 says that she is not."""
    await stop_here(cell)
    lab = cell.lab
    cell.path = f"/guilds/{lab.guild}/members/{lab.ana.id}$"

    async def act() -> str:
        await lab.table.time_out(0, lab.table.record.seats[0])
        await lab.bot.members.flush()
        return "asked for"

    cell.act = act
    cell.facts["away"] = lambda: "💤 Away: Ana." in text(lab.board)


async def server_event(cell: Cell) -> None:
    """Ana is about to announce an evening whose time is chosen."""
    await stop_here(cell)
    lab = cell.lab
    everybody = lab.world.guilds[lab.guild]["roles"][0]
    everybody["permissions"] = str(int(everybody["permissions"]) | CREATE_EVENTS)
    time = int(lab.bot.now()) + 86400
    evening = AppointmentRecord(5, int(lab.guild), int(lab.channel), int(lab.ana.id), (time,), chosen=0)
    await lab.bot.appointments.open(evening)
    shown = next(each for each in lab.public if "arrange" in str(each["components"]))
    cell.path = f"^/guilds/{lab.guild}/scheduled-events$"
    cell.press(lab.ana, lambda: lab.look(shown), "Make a server event")
    cell.facts = {"announced": lambda: "Make a server event" not in labels(lab.look(shown))}


def start(path: str) -> Callable[[Cell], Awaitable[None]]:
    """A start of the bot, with the commands to be told anew."""

    async def prepare(cell: Cell) -> None:
        await stop_here(cell)
        lab, then = cell.lab, cell.act
        cell.path = path
        assert then is not None
        await lab.bot.store.write(await synced_key(lab.bot), "")
        await lab.halt()

        async def act() -> str:
            faults, lab.server.faults.pending = lab.server.faults.pending, []
            lab.server.faults.pending.extend(faults)
            try:
                await lab.boot()
                told = "starts"
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                told = f"does not start: {type(error).__name__}"
                faults[0].times -= 1
                lab.server.faults.pending.clear()
                await lab.halt()
                await lab.boot()
            await then()
            return told

        cell.act = act

    return prepare


PLACES: dict[str, Place] = {
    "first answer": Place("POST /interactions/{interaction_id}/{token}/callback", callback, 10062),
    "answer in the panel": Place(f"PATCH {ANSWER}", answer_in_place, 10008),
    "answer as a message": Place(f"POST {FOLLOWUP}", panel, 10015),
    "panel kept up to date": Place(f"PATCH {ANSWER}", panel_edit, 10008),
    "panel taken away": Place(f"DELETE {ANSWER}", panel_delete, 10008),
    "board edited": Place(f"PATCH {MESSAGE}", board_edit, 10008),
    "board posted": Place(f"POST {CHANNEL}", board_down),
    "old board stripped": Place(f"PATCH {MESSAGE}", old_board, 10008),
    "ping posted": Place(f"POST {CHANNEL}", ping_post),
    "ping edited": Place(f"PATCH {MESSAGE}", ping_edit, 10008),
    "ping deleted": Place(f"DELETE {MESSAGE}", ping_delete),
    "ending posted": Place(f"POST {CHANNEL}", ending),
    "reaction added": Place(f"PUT {REACTION}/@me", reaction, 10008),
    "reactions counted": Place(f"GET {MESSAGE}", gasp(r"/messages/\d+$"), 10008),
    "reactions read": Place(f"GET {REACTION}", gasp("/reactions/"), 10014),
    "direct messages opened": Place("POST /users/@me/channels", open_dm, 10013),
    "direct messages proved": Place(f"POST {CHANNEL}", prove_dm),
    "hand posted": Place(f"POST {CHANNEL}", hand_post),
    "hand edited": Place(f"PATCH {MESSAGE}", hand_edit, 10008),
    "thread made": Place("POST /channels/{channel_id}/threads", thread),
    "forum post renamed": Place("PATCH /channels/{channel_id}", post_renamed),
    "let into a thread": Place("PUT /channels/{channel_id}/thread-members/{user_id}", into_thread),
    "channel looked at": Place("GET /channels/{channel_id}", look_at_channel),
    "member asked for": Place("GET /guilds/{guild_id}/members/{user_id}", look_for_member, 10007),
    "event made": Place("POST /guilds/{guild_id}/scheduled-events", server_event, 10004),
    "start: who am I": Place("GET /users/@me", start("^/users/@me$"), 0),
    "start: what am I": Place("GET /oauth2/applications/@me", start("^/oauth2/"), 0),
    "start: where to connect": Place("GET /gateway/bot", start("^/gateway/bot"), 0),
    "start: commands": Place("PUT /applications/{application_id}/commands", start("^/applications/"), 10002),
}
