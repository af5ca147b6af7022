"""Mutation testing: small faults are put into the program, one at a time, and tests must notice: `make mutants`."""
