"""Who informed, explained or asked, who did it, and whose fault it was."""
