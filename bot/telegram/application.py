"""The library's application: which handler gets which update."""

from __future__ import annotations

from telegram import LinkPreviewOptions, Update
from telegram.ext import (
    ApplicationBuilder,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
    Defaults,
    InlineQueryHandler,
    MessageHandler,
    TypeHandler,
    filters,
)
from telegram.request import HTTPXRequest

from bot.settings import Settings
from bot.telegram import (
    access,
    aloud,
    commands,
    forgetting,
    inline,
    keyboards,
    log_command,
    messages,
    settings_menu,
    taps,
    voice_notes,
)
from bot.telegram.dutch import table
from bot.telegram.limiter import ChatLimiter
from bot.telegram.work import App, Context

UPDATES = ("message", "edited_message", "callback_query", "inline_query")
"""The kinds of updates that are asked for."""

_NEW = filters.UpdateType.MESSAGE


def build(settings: Settings) -> App:
    """The application; it neither polls nor listens, updates are given to it one by one."""
    api = settings.telegram_api.rstrip("/")
    app: App = (
        ApplicationBuilder()
        .token(settings.telegram_token.get_secret_value())
        .base_url(f"{api}/bot")
        .base_file_url(f"{api}/file/bot")
        .request(HTTPXRequest(connection_pool_size=2 * settings.workers, connect_timeout=10, read_timeout=20))
        .rate_limiter(ChatLimiter(settings.outgoing_limits))
        .context_types(ContextTypes(context=Context))
        .defaults(Defaults(link_preview_options=LinkPreviewOptions(is_disabled=True)))
        .updater(None)
        .build()
    )
    _add_handlers(app)
    return app


def _add_handlers(app: App) -> None:
    app.add_handler(TypeHandler(Update, access.check), group=-1)
    own = {
        "start": commands.on_start,
        "help": commands.on_help,
        "privacy": commands.on_privacy,
        "log": log_command.on_command,
        "instellingen": settings_menu.on_command,
        "vergeet": forgetting.on_command,
    }
    for name in table("commands"):
        app.add_handler(CommandHandler(name, own.get(name, commands.on_spoken), filters=_NEW))
    app.add_handler(MessageHandler(_NEW & filters.COMMAND, commands.on_unknown))
    app.add_handler(MessageHandler(_NEW & filters.StatusUpdate.MIGRATE, commands.on_migration))
    voice_notes.add_handlers(app)
    app.add_handler(MessageHandler(_NEW & ~filters.StatusUpdate.ALL, messages.on_message))
    app.add_handler(MessageHandler(filters.UpdateType.EDITED_MESSAGE, messages.on_edited))
    app.add_handler(CallbackQueryHandler(taps.on_tap, pattern=f"^{keyboards.TAP}"))
    app.add_handler(CallbackQueryHandler(taps.on_saying, pattern=keyboards.sayings()))
    app.add_handler(CallbackQueryHandler(aloud.on_tap, pattern=f"^{aloud.PATTERN}$"))
    for menu in (settings_menu, log_command, forgetting):
        app.add_handler(CallbackQueryHandler(menu.on_tap, pattern=f"^{menu.PATTERN}$"))
    app.add_handler(CallbackQueryHandler(taps.on_expired))
    app.add_handler(InlineQueryHandler(inline.on_query))
    app.add_error_handler(_on_error)


async def _on_error(_update: object, context: Context) -> None:
    """What a handler could not do. Whether it is tried again is decided where updates are taken from the inbox."""
    context.work.failure = context.error
