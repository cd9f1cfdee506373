"""What talks with people: the conversation, its Dutch, the terminal, Telegram, storage."""
