"""Data about persons and servers, apart from their seats. No Discord."""
