"""The generic engine for games with hidden information: pure functions, without I/O or a clock."""
