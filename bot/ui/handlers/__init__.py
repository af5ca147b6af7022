"""The handlers of buttons, menus and modals, with one module for each subject.

A handler is short: it checks the press, changes the table, and shows the new state.
"""
