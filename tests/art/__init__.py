"""The kit that draws pictures, and the sheets of art that `make art` makes."""
