"""The reconciler: it updates messages on Discord so that they show the present state of the tables."""
