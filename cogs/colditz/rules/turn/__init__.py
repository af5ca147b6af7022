"""The course of a turn: the roll, the roll call, and what officers and the German do with men, guards and points."""
