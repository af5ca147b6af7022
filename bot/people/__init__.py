"""What concerns persons and servers, without Discord."""
