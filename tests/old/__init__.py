"""Games of earlier versions, each version's in a database of its own: `VERSION.db.xz`.

Every change plays them on to their end (`test_old_games.py`, `test_old_tables.py`). `python -m tests.old VERSION` keeps
a database of the present version for the changes to come.
"""
