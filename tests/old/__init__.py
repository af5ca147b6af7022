"""Games of earlier releases, each release's in a database of its own: `RELEASE.db.xz`.

Every change plays them on to their end (`test_old_games.py`, `test_old_tables.py`). `python -m tests.old RELEASE` keeps
a database of the present release. `later.py` is a release to come, to which `test_later.py` brings games of this one.
"""
