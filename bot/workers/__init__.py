"""Slow work that runs in separate processes, on plain data. This package does not depend on Discord."""
