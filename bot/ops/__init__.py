"""What whoever runs the bot sees of it from outside: whether it lives, is ready, and how it is doing."""
