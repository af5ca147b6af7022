"""What is pressed in a lesson: the meant move, another one, the way back, and the way on without help."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.move import Illegal, Move
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game, names
from bot.table import lessons, path
from bot.table.refused import Stale
from bot.table.table import Table
from bot.ui import private
from bot.ui.client import Client
from bot.ui.press_context import HomePressContext, PressContext, at_home, on, open_question
from bot.ui.reply import Interaction
from bot.ui.user_errors import UserError


@on("lesson", private=True)
@open_question
async def lesson(press: PressContext) -> None:
    """Do what a button of a lesson says, for its learner alone."""
    table, what = press.table, press.custom_id.argument
    if press.seat is None:
        raise UserError("not-your-table")
    if what == "again":
        await _again(press)
        return
    path.learning(table.record)
    if what in ("take", "try"):
        await _make(press, what)
    elif what in ("others", "step"):
        await table.change(path.taught(others=what == "others", tried=""), press.interaction.id)
    elif what == "return":
        await lessons.go_back(table, press.client.store, press.interaction.id)
    elif what == "leave":
        await lessons.leave(table, press.interaction.id)
    elif what == "enough" and lessons.learned(table):
        await table.end("lesson", press.interaction.id)
    else:
        raise UserError("press-unreadable")
    await press.show_hand()


@at_home("learn", personal=True)
async def learn(press: HomePressContext) -> None:
    """Begin the lesson of the title that the button names, and show its first step."""
    if press.custom_id.argument not in names():
        raise UserError("press-unreadable")
    table = await begin(press.client, press.interaction, installed_game(press.custom_id.argument), press.say)
    await press.enter(table, "learn-begun")


async def _make(press: PressContext, what: str) -> None:
    """Make the move that is meant, or the one that is tried instead."""
    table = press.table
    step, known = lessons.expected(table), path.learning(table.record)
    if step is None or press.custom_id.token != table.token(press.seat):
        raise Stale
    move = Move.parse(known.tried) if what == "try" and known.tried else step.move
    try:
        await table.submit(press.seat, move, press.custom_id.token, press.interaction.id)
    except Illegal as illegal:
        await press.show_hand(table.title.presenter.refusal(illegal.refusal, press.say))


async def _again(press: PressContext) -> None:
    """Begin anew at the step where the learner left a lesson whose game has ended since."""
    left = path.ended_astray(press.table.record)
    if left is None:
        raise UserError("press-unreadable")
    table = await begin(press.client, press.interaction, press.table.title, press.say)
    await lessons.forward(table, left.made)
    await press.reply.say(press.say("lesson-again", link=await press.client.link(table)))


async def begin(client: Client, interaction: Interaction, taught: InstalledGame, say: Say) -> Table:
    """Begin the lesson of a title in the direct messages of whoever asks, or give the one that is going on there.
    Raises UserError where they are closed or the title has no lesson, and what opening a table raises."""
    if taught.lesson is None:
        raise UserError("lesson-none")
    for table in client.tables.of_user(interaction.user.id):
        if table.title is taught and table.record.lesson is not None and not table.record.lesson.over:
            return table
    game = taught.say(str(interaction.locale))(f"{taught.name}-title")
    host = await private.seated(interaction, None)
    dm = (await private.prove_dm(interaction, say("lesson-begins", game=game))).needed("lesson-dm-closed")
    record = lessons.opened(taught, replace(host, dm=dm), dm, str(interaction.locale))
    return await client.tables.open(record, interaction.id, dealt=True)
