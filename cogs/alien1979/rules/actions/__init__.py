"""The actions of players (docs/rules/alien1979.md §3.4, §3.5). The module `menu.py` lists them."""
