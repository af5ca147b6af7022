"""The emblem of Fugitive: a hidden hideout on the road out of the city, and the way out."""

from __future__ import annotations

from cogs.fugitive.face.scenery import ART

draw = ART.emblem
