"""The course of a day, and the police who come closer in it."""
