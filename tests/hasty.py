"""Pictures of the tests are packed in haste, in all their processes: most of what one takes is to pack it well. And no
commit waits for the disk, for no test cuts the power."""

from bot.art import png
from storage import on_sqlite

png.LEVEL = 1
SYNCHRONOUS, on_sqlite.SYNCHRONOUS = on_sqlite.SYNCHRONOUS, "off"
