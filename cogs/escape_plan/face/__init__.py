"""The presentation of Escape Plan: page texts, labels and pictures."""
