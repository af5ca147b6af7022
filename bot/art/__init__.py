"""The drawing kit that all games share: palette, layers, sprites, fonts, text. Plain data in, PNG bytes out."""
