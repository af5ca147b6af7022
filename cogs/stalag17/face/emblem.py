"""The emblem of Stalag 17: the watchtower, its searchlight, and somebody who runs for the fence."""

from __future__ import annotations

from cogs.stalag17.face.pieces import ART

draw = ART.emblem
