"""Nim, which belongs to nobody: whoever takes the last stick wins. Two players, and all is open."""
