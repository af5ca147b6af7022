"""The rules of Stalag 17, by docs/rules/stalag17.md: `game.py` is the way in."""
