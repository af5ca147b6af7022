"""What each button, menu and form does, by subject. Handlers are short: check, ask the table, show the new truth."""
