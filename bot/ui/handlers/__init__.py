"""The handlers of buttons, menus and forms, by subject.

Handlers are short: check, ask the table, show the new state.
"""
