"""The parts of a hidden-information game: pure values and functions, with no input, output or clock."""
