"""Messages, files and chat actions."""

from __future__ import annotations

from typing import Any

from tests.telegram.fakegram import entities
from tests.telegram.fakegram.account import BotAccount
from tests.telegram.fakegram.model import Upload, bad, jload
from tests.telegram.fakegram.registry import api


@api("sendMessage")
def _send_message(b: BotAccount, p, f):
    chat = b.chat(p)
    text, ents = b.formatted(p, "text", "entities")
    if not text.strip():
        raise bad("message text is empty")
    if entities.u16(text) > 4096:
        raise bad("message is too long")
    body: dict[str, Any] = {"text": text}
    if ents:
        body["entities"] = ents
    lp = jload(p.get("link_preview_options"), None)
    if lp:
        body["link_preview_options"] = lp
    return b.deliver(chat, body, p)


def caption(b: BotAccount, p: dict) -> dict:
    text, ents = b.formatted(p, "caption", "caption_entities")
    if entities.u16(text) > 1024:
        raise bad("message caption is too long")
    out: dict[str, Any] = {}
    if text:
        out["caption"] = text
    if ents:
        out["caption_entities"] = ents
    return out


def media_body(b: BotAccount, kind: str, ref: dict, up: Upload, p: dict) -> dict:
    dur = int(float(p.get("duration") or 1))
    if kind == "voice" and up.data[:4] != b"OggS" and up.mime not in ("audio/mpeg", "audio/mp4"):
        kind = "document"  # Telegram: "other formats may be sent as Audio or Document"
    base = {**ref, "mime_type": up.mime}
    if kind == "voice":
        return {"voice": {**base, "duration": dur, "mime_type": "audio/ogg"}}
    if kind == "audio":
        return {"audio": {**base, "duration": dur, "file_name": up.filename}}
    return {"document": {**base, "file_name": up.filename}}


def sender(kind: str):
    def fn(b: BotAccount, p, f):
        chat = b.chat(p)
        ref, up = b.file_of(p, f, kind, kind)
        return b.deliver(chat, {**media_body(b, kind, ref, up, p), **caption(b, p)}, p)

    return fn


for _k in ("Document", "Voice", "Audio"):
    api("send" + _k)(sender(_k.lower()))


ACTIONS = {
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
}


@api("sendChatAction")
def _action(b: BotAccount, p, f):
    chat = b.chat(p)
    if p.get("action") not in ACTIONS:
        raise bad("wrong parameter action in request")
    b.events.append(("action", chat.id, {"action": p["action"]}))
    return True


@api("getFile")
def _get_file(b: BotAccount, p, f):
    fid = p.get("file_id")
    if not fid:
        raise bad("file_id not specified")
    file = b.files.get(fid)
    if file is None:
        raise bad("invalid file_id")
    if file["size"] > 20 * 1024 * 1024:
        raise bad("file is too big")
    return {"file_id": fid, "file_unique_id": "u" + fid[-6:], "file_size": file["size"], "file_path": file["path"]}
