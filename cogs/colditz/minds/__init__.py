"""The policies of computer players in Escape from Colditz."""
