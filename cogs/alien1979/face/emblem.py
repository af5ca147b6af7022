"""The emblem of Alien 1979: the Alien in the airlock."""

from __future__ import annotations

from cogs.alien1979.face.art import ART

draw = ART.emblem
