"""The laws, one file for each or for a part of it, named after its number."""
