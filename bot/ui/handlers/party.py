"""Handlers of the buttons under the message of a party evening."""

from __future__ import annotations

from bot.table import party
from bot.ui.flood import see_limit
from bot.ui.opening_party import open_party
from bot.ui.pages.party import ACTION
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.private import seated
from bot.ui.user_errors import UserError
from bot.ui.voice import voice_of
from storage.records.contests import PartyRecord

VERBS = ("in", "start", "out", "off", "back")


@at_home(ACTION)
async def served(press: HomePressContext) -> None:
    """Open a party evening, or handle the press of a button under the message of a party evening."""
    verb, *words = press.custom_id.argument.split() or [""]
    if verb == "open" and not words:
        await open_party(press.client, press.interaction, press.reply)
        return
    try:
        (number,) = map(int, words)
        VERBS.index(verb)
    except ValueError:
        raise UserError("press-unreadable") from None
    await _change(press, verb, number)


async def _change(press: HomePressContext, verb: str, number: int) -> None:
    """Change the party evening with the id `number`, and confirm the change to the presser.

    `verb` says what to change.
    """
    client, user = press.client, press.user
    known = await client.store.party(number)
    here = press.interaction.channel_id
    if known is None or (here != known.channel and here not in known.rooms):
        raise UserError("party-gone")
    newcomer = await seated(press.interaction, None)
    await see_limit(client.store, "party-press", user, client.now())
    moderates, now = press.interaction.permissions.manage_messages, client.tables.table_time.now()
    voice = voice_of(press.interaction) is not None

    def change(record: PartyRecord) -> PartyRecord:
        match verb:
            case "start":
                return party.start(record, newcomer, now, voice)
            case "out":
                return party.leave(record, user)
            case "off":
                return party.call_off(record, user, moderates)
        return party.join(record, newcomer, now, voice)

    changed = await client.parties.change(number, change)
    waits = changed is not None and len(party.present(changed)) > party.MOST
    told = "waits" if verb in ("in", "start", "back") and waits else verb
    running = "late" if told in ("in", "back") and known.status == "running" else told
    await press.reply.say(press.say(f"party-done-{running}", most=party.MOST, ready=party.READY))
