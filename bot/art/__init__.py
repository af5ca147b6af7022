"""The drawing kit of all games: palettes, sprites, fonts and text.

The input of its functions is plain data, the output is PNG.
"""
