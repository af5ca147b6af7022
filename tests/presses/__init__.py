"""Interactions that nobody's client sends, many of them, at a running bot: `python -m tests.presses` (`make
fuzz-presses`). A few hundred, always the same ones, are part of `make test`.

`hall.py` is the place: the bot behind the local server, 200 people, tables of every title in the middle of their games.
`forge.py` makes up what they send, `judge.py` says what may come of it, `run.py` sends and counts.
"""
