"""The log of rulings as files: a table for programs, a report for people."""
