"""Alien 1979, a game for two to eight players (docs/rules/alien1979.md).

`data` is the box, `state` the full state, `view` what a seat may know, and `events` lists the events. `worlds` samples
possible states for a view; `trail` tells it where the hidden codes may be.

`rules/game.py` is the entry to the rules: the course of a turn, its actions in `rules/actions/`, and the codes.
Computer players are in `policy` and `minds/`. `render` and `face/` make pages, texts and pictures.
"""
