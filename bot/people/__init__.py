"""What is remembered of persons beside their seats. No Discord."""
