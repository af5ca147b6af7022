"""The emblem of Escape from Colditz: the castle on its rock, and a rope down from a window."""

from __future__ import annotations

from cogs.colditz.face.art import ART

draw = ART.emblem
