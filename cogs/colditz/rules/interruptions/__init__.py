"""What interrupts a turn or stands beside it: affairs that wait for answers, trades, somebody leaving."""
