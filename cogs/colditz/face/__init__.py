"""The presentation of Escape from Colditz: pages, words and pictures."""
