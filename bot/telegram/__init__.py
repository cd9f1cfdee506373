"""The bot on Telegram: from updates to turns, from replies to messages with buttons."""
