"""Settings of people and servers. This package does not depend on Discord."""
