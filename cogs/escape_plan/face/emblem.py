"""The emblem of Escape Plan: somebody with a scarf before the mouth, in the lights of the police."""

from __future__ import annotations

from cogs.escape_plan.face.art import ART

draw = ART.emblem
