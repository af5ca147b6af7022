"""What is pressed to open a tournament, and under the message that shows one."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import NOT_NOW, Illegal
from bot.table import tournament
from bot.table.seating import Newcomer
from bot.titles import title
from bot.ui.opening import likely_locale
from bot.ui.pages.tournament import ACTION, PACES, Wanted, opening_page, suited
from bot.ui.permissions import missing_permissions
from bot.ui.places import see_allowed
from bot.ui.pressed import AtHome, at_home
from bot.ui.private import prove_dm, seated
from bot.ui.sorry import Sorry
from storage.records.contests import TournamentRecord

FIELDS = {"game": 0, "kind": 1, "pace": 2}
"""What is chosen by a menu, and where it stands in what a button says."""


@at_home(ACTION)
async def served(pressed: AtHome) -> None:
    """Show what a tournament may be, open one, or change the one that the button names."""
    if pressed.interaction.guild_id is None:
        raise Sorry("tournament-servers")
    verb, *words = pressed.press.argument.split() or [""]
    try:
        if verb in ("", *FIELDS):
            await _choose(pressed, verb, words)
        elif verb == "open":
            await _open(pressed, Wanted.read(words))
        else:
            await _change(pressed, verb, int(*words))
    except (ValueError, TypeError):
        raise Sorry("press-unreadable") from None


async def _choose(pressed: AtHome, verb: str, words: list[str]) -> None:
    """Show the menus, with what was chosen in one of them."""
    chosen = words if verb else [next(iter(suited())), tournament.KINDS[0], str(PACES[2])]
    if verb:
        (chosen[FIELDS[verb]],) = pressed.values
    await pressed.reply.show(opening_page(Wanted.read(chosen), pressed.say, pressed.press.serial + 1))


async def _open(pressed: AtHome, wanted: Wanted) -> None:
    """Post the message under which people sign up."""
    interaction = pressed.interaction
    if missing := missing_permissions(interaction):
        names = pressed.say.listed(pressed.say(f"permission-{name}") for name in missing)
        raise Sorry("permissions-missing", missing=names)
    await see_allowed(pressed.client, interaction, wanted.game)
    if pressed.client.tournaments.stands_in(interaction.channel_id or 0):
        raise Sorry("tournament-there")
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    server = await pressed.client.store.server(guild)
    record = tournament.opened(interaction.id, guild, channel, pressed.user, *wanted)
    locale = server.language or likely_locale(interaction)
    await pressed.client.tournaments.open(replace(record, locale=locale, opened=pressed.client.tables.pulse.now()))
    await pressed.reply.say(pressed.say("tournament-opened", join=pressed.say("button-tournament-join")))


async def _change(pressed: AtHome, verb: str, number: int) -> None:
    """Change a tournament, and say what was done."""
    known, user = await pressed.client.store.tournament(number), pressed.user
    if known is None or known.channel != pressed.interaction.channel_id:
        raise Sorry("tournament-gone")
    newcomer = await _newcomer(pressed, known) if verb == "join" else None
    computer = title(known.game).crew[0].name
    moderates = pressed.interaction.permissions.manage_messages

    def change(record: TournamentRecord) -> TournamentRecord:
        match verb:
            case "join" if newcomer is not None:
                return tournament.join(record, newcomer)
            case "leave" | "withdraw" if record.status == ("open" if verb == "leave" else "running"):
                return tournament.leave(record, user)
            case "start":
                return tournament.start(record, user, computer)
            case "off":
                return tournament.call_off(record, user, moderates)
        raise Illegal(NOT_NOW)

    await pressed.client.tournaments.change(number, change)
    await pressed.reply.say(pressed.say(f"tournament-done-{verb}"))


async def _newcomer(pressed: AtHome, known: TournamentRecord) -> Newcomer:
    """Return whoever signs up, with the way to that person's direct messages proved by that press."""
    newcomer = await seated(pressed.interaction, None)
    tournament.join(known, newcomer)
    game = title(known.game).say(pressed.locale)(f"{known.game}-title")
    way = await prove_dm(pressed.interaction.user, pressed.say("tournament-proof", game=game, seal=known.seal))
    return replace(newcomer, dm=way.channel)
