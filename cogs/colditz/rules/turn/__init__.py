"""The rules for the course of a turn: the roll, the roll call, and the actions of both sides."""
