"""The reconciler: what should be on Discord, and how it gets there."""
