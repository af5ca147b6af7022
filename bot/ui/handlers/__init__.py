"""The handlers of buttons, menus and modals, by subject.

Handlers are short: check the press, change the table, show the new state.
"""
