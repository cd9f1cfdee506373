"""Commands, chats and what the bot says of itself."""

from __future__ import annotations

import json
import re

from tests.telegram.fakegram.account import BotAccount
from tests.telegram.fakegram.model import bad, jload
from tests.telegram.fakegram.registry import api


def scope(p: dict) -> str:
    return json.dumps([jload(p.get("scope"), {"type": "default"}), p.get("language_code") or ""], sort_keys=True)


@api("setMyCommands")
def _set_commands(b: BotAccount, p, f):
    cmds = jload(p.get("commands"), [])
    if len(cmds) > 100:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for c in cmds:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", c["command"]):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(c["description"]) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    b.commands[scope(p)] = cmds
    return True


@api("getMyCommands")
def _get_commands(b: BotAccount, p, f):
    return b.commands.get(scope(p), [])


@api("deleteMyCommands")
def _del_commands(b: BotAccount, p, f):
    b.commands.pop(scope(p), None)
    return True


@api("getChat")
def _get_chat(b: BotAccount, p, f):
    return {
        **b.chat(p).json(),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": {
            "unlimited_gifts": True,
            "limited_gifts": True,
            "unique_gifts": True,
            "premium_subscription": True,
            "gifts_from_channels": True,
        },
    }


@api("getChatMember")
def _member(b: BotAccount, p, f):
    user = {"id": int(p["user_id"]), "is_bot": False, "first_name": "U"}
    if user["id"] in b.chat(p).owners:
        return {"status": "creator", "user": user, "is_anonymous": False}
    return {"status": "member", "user": user}


@api("setMyName", "setMyDescription", "setMyShortDescription", "setChatMenuButton")
def _profile(b: BotAccount, p, f):
    b.profile.update(p)
    return True
