"""The presentation of Escape from Colditz: page texts, labels and pictures."""
