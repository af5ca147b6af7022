"""What is pressed in a lesson: the meant move, another one, the way back, and the way on without help."""

from __future__ import annotations

from bot.engine.move import Illegal, Move
from bot.engine.page import Page
from bot.engine.texts import Say
from bot.table import lessons, path
from bot.table.refused import Stale
from bot.table.table import Table
from bot.titles import Title, names, title
from bot.ui import private
from bot.ui.client import Client
from bot.ui.pressed import AtHome, Pressed, at_home, on, open_question
from bot.ui.reply import Interaction
from bot.ui.sorry import Sorry


@on("lesson", private=True)
@open_question
async def lesson(pressed: Pressed) -> None:
    """Do what a button of a lesson says, for its learner alone."""
    table, what = pressed.table, pressed.press.argument
    if pressed.seat is None:
        raise Sorry("not-your-table")
    if what == "again":
        await _again(pressed)
        return
    path.learning(table.record)
    if what in ("take", "try"):
        await _make(pressed, what)
    elif what in ("others", "step"):
        await table.change(path.taught(others=what == "others", tried=""), pressed.interaction.id)
    elif what == "return":
        await lessons.go_back(table, pressed.client.store, pressed.interaction.id)
    elif what == "leave":
        await lessons.leave(table, pressed.interaction.id)
    elif what == "enough" and lessons.learned(table):
        await table.end("lesson", pressed.interaction.id)
        await pressed.reply.show(Page(pressed.say("lesson-over-title"), (pressed.say("lesson-over"),)))
        return
    else:
        raise Sorry("press-unreadable")
    await pressed.show_hand()


@at_home("learn")
async def learn(pressed: AtHome) -> None:
    """Begin the lesson of the title that the button names, and show its first step."""
    if pressed.press.argument not in names():
        raise Sorry("press-unreadable")
    table = await begin(pressed.client, pressed.interaction, title(pressed.press.argument), pressed.say)
    await pressed.enter(table, "learn-begun")


async def _make(pressed: Pressed, what: str) -> None:
    """Make the move that is meant, or the one that is tried instead."""
    table = pressed.table
    step, known = lessons.expected(table), path.learning(table.record)
    if step is None or pressed.press.token != table.token(pressed.seat):
        raise Stale
    move = Move.parse(known.tried) if what == "try" and known.tried else step.move
    try:
        await table.submit(pressed.seat, move, pressed.press.token, pressed.interaction.id)
    except Illegal as illegal:
        await pressed.show_hand(table.title.face.refusal(illegal.refusal, pressed.say))


async def _again(pressed: Pressed) -> None:
    """Begin anew at the step where the learner left a lesson whose game has ended since."""
    left = path.ended_astray(pressed.table.record)
    if left is None:
        raise Sorry("press-unreadable")
    table = await begin(pressed.client, pressed.interaction, pressed.table.title, pressed.say)
    await lessons.forward(table, left.made)
    await pressed.reply.say(pressed.say("lesson-again", link=await pressed.client.link(table)))


async def begin(client: Client, interaction: Interaction, taught: Title, say: Say) -> Table:
    """Begin the lesson of a title in the direct messages of whoever asks, or give the one that is going on there.
    Raises Sorry where they are closed or the title has no lesson, and what opening a table raises."""
    if taught.lesson is None:
        raise Sorry("lesson-none")
    for table in client.tables.of_user(interaction.user.id):
        if table.title is taught and table.record.lesson is not None and not table.record.lesson.over:
            return table
    game = taught.say(str(interaction.locale))(f"{taught.name}-title")
    dm = (await private.prove_dm(interaction.user, say("lesson-begins", game=game))).needed("lesson-dm-closed")
    host = await private.seated(interaction, dm)
    record = lessons.opened(taught, host, dm, str(interaction.locale))
    return await client.tables.open(record, interaction.id, dealt=True)
