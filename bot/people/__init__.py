"""What is remembered of persons and servers beside their seats. No Discord."""
