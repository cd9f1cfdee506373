"""What is kept: updates until they are handled, turns, rulings, messages sent, buttons and the choices of chats.

Every function takes a session and leaves beginning and committing to its caller; nothing here knows Telegram or laws.
"""
