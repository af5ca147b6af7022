"""The course of a day, and the moves of the police during a day."""
