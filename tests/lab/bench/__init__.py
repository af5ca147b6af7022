"""Speed, measured apart from the tests: `python -m tests.lab.bench`."""
