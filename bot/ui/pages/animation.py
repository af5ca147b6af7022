"""The turning points of an ended game with their words, for an animation."""

from __future__ import annotations

from collections.abc import Sequence

from bot.archive.turning import turning_points
from bot.art.lettering import drawn_names
from bot.engine.codec import encode
from bot.engine.replay_frame import ReplayFrame
from bot.engine.texts import Say
from bot.engine.turn_line import turn_line
from bot.table.table import Table
from bot.workers.animate import Animation, AnimationFrame

MOST = 40
"""Frames of an animation."""


def animation_of(table: Table, frames: Sequence[ReplayFrame], say: Say) -> Animation:
    """Choose the moments that tell a game, and write what stands below each, with the names that `say` knows."""
    pictured = Say(say.texts, drawn_names(say.names))
    cuts = tuple(_cut(table, frames[at], pictured) for at in turning_points(frames, MOST))
    return Animation(table.game.name, table.game.schema, say.language, say.names, cuts)


def _cut(table: Table, frame: ReplayFrame, say: Say) -> AnimationFrame:
    face = table.title.presenter
    heading = face.heading(frame.chapter, say) if frame.chapter is not None else say(f"{table.title.name}-title")
    events = [event for event in frame.events if event is not frame.chapter]
    scene = any(event.scene for event in events)
    return AnimationFrame(encode(frame.state), plain(heading), plain(turn_line(face, events, say)), scene)


def plain(text: str) -> str:
    """Write a line without the marks that make Discord's letters bold or slanted."""
    return text.replace("**", "").replace("*", "").replace("`", "")
