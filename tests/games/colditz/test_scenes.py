"""Great moments of Escape from Colditz: what is told and drawn of them, and whom they befall."""

GERMAN = 2

CLIMBED = ("U10>U8",)
