"""The drawing kit of all games: palettes, sprites, fonts and text.

Its input is plain data, its output PNG.
"""
