"""What the suites of all games are told of Nim: it hides nothing."""

REVEALS: dict[str, str] = {}

LEAVE_ONCE_IN = 40
UNBROKEN = True
TAKEN_BACK = False
STOPS = 1
