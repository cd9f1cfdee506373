"""Alembic's migrations; they run when the database is opened."""
