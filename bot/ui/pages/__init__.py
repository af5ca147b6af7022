"""Pages (text, picture and controls), and how they become Discord messages."""
