"""Pages: the text, picture and controls that are shown, and how they become Discord messages."""
