"""What a hidden-information game is: pure values and functions, no input or output, no clock."""
