"""Handlers for tournaments: opening a tournament, and the buttons under its message."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import NOT_NOW, Illegal
from bot.installed_games import installed_game
from bot.table import fair_deal, tournament
from bot.table.seating import Newcomer
from bot.ui.channel_checks import require_allowed
from bot.ui.opening import likely_locale
from bot.ui.pages import forms
from bot.ui.pages.tournament import ACTION, PACES, Wanted, opening_page, tournament_titles
from bot.ui.permissions import missing_permissions
from bot.ui.press_context import HomePressContext, at_home
from bot.ui.private import prove_dm, seated
from bot.ui.user_errors import UserError
from storage.records.contests import TournamentRecord

FIELDS = {"game": 0, "kind": 1, "pace": 2}
"""The settings of a new tournament, each with its position in the argument of a button."""


@at_home(ACTION)
async def served(press: HomePressContext) -> None:
    """Show the settings of a new tournament, open the tournament, or handle a press under its message."""
    if press.interaction.guild_id is None:
        raise UserError("tournament-servers")
    verb, *words = press.custom_id.argument.split() or [""]
    try:
        if verb in ("", *FIELDS):
            await _choose(press, verb, words)
        elif verb == "open":
            await _open(press, Wanted.read(words))
        else:
            await _change(press, verb, int(*words))
    except (ValueError, TypeError, OverflowError):
        raise UserError("press-unreadable") from None


async def _choose(press: HomePressContext, verb: str, words: list[str]) -> None:
    """Show the menus for a new tournament again, after the presser has chosen something in one."""
    chosen = words if verb else [next(iter(tournament_titles())), tournament.KINDS[0], str(PACES[2])]
    if verb:
        (chosen[FIELDS[verb]],) = press.values
    await press.reply.show(opening_page(Wanted.read(chosen), press.say, press.custom_id.serial + 1))


async def _open(press: HomePressContext, wanted: Wanted) -> None:
    """Post the message of a new tournament. People sign up with the button under it."""
    interaction = press.interaction
    if missing := missing_permissions(interaction):
        names = press.say.listed(press.say(f"permission-{name}") for name in missing)
        raise UserError("permissions-missing", missing=names)
    await require_allowed(press.client, interaction, wanted.game)
    if press.client.tournaments.stands_in(interaction.channel_id or 0):
        raise UserError("tournament-there")
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    server = await press.client.store.server(guild)
    record = tournament.opened(interaction.id, guild, channel, press.user, *wanted)
    locale = server.language or likely_locale(interaction)
    await press.client.tournaments.open(replace(record, locale=locale, opened=press.client.tables.table_time.now()))
    await press.reply.say(press.say("tournament-opened", join=press.say("button-tournament-join")))


async def _change(press: HomePressContext, verb: str, number: int) -> None:
    """Change the tournament with the id `number` and confirm the change to the presser.

    `verb` says what to change. One of the verbs instead sends the proof that the draw was fair.
    """
    known, user = await press.client.store.tournament(number), press.user
    if known is None or known.channel != press.interaction.channel_id:
        raise UserError("tournament-gone")
    if verb == "fair":
        file = fair_deal.tournament_file(known, press.say)
        await press.reply.give(press.say(f"tournament-{verb}"), forms.file(file.text.encode(), file.name))
        return
    newcomer = await _newcomer(press, known) if verb == "join" else None
    computer = installed_game(known.game).crew[0].name
    moderates = press.interaction.permissions.manage_messages

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

    await press.client.tournaments.change(number, change)
    await press.reply.say(press.say(f"tournament-done-{verb}"))


async def _newcomer(press: HomePressContext, known: TournamentRecord) -> Newcomer:
    """Return the presser as a new participant, after testing whether they accept direct messages."""
    newcomer = await seated(press.interaction, None)
    tournament.join(known, newcomer)
    game = installed_game(known.game).say(press.locale)(f"{known.game}-title")
    way = await prove_dm(press.interaction, press.say("tournament-proof", game=game))
    return replace(newcomer, dm=way.channel)
