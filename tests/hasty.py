"""Pictures of the tests are packed in haste, in all their processes: most of what one takes is to pack it well."""

from bot.art import png

png.LEVEL = 1
