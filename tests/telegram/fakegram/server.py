"""HTTP face of FakeTelegram: an ASGI app (Starlette), usable with uvicorn or httpx.ASGITransport."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tests.telegram.fakegram.account import BotAccount, FakeTelegram
from tests.telegram.fakegram.model import ApiError, Upload


class Drop(Response):
    """Close the connection without answering (uvicorn: the client sees a protocol error)."""

    async def __call__(self, scope, receive, send) -> None:
        raise ConnectionAbortedError("dropped on purpose")


def fail(e: ApiError) -> JSONResponse:
    body = {"ok": False, "error_code": e.code, "description": e.description}
    if e.parameters:
        body["parameters"] = e.parameters
    return JSONResponse(body, status_code=e.code)


async def read_params(request: Request) -> tuple[dict, dict[str, Upload]]:
    params: dict = dict(request.query_params)
    files: dict[str, Upload] = {}
    ctype = request.headers.get("content-type", "")
    if ctype.startswith("application/json"):
        params |= await request.json()
    elif ctype.startswith(("multipart/form-data", "application/x-www-form-urlencoded")):
        form = await request.form()
        for k, v in form.multi_items():
            if isinstance(v, str):
                params[k] = v
            else:
                files[k] = Upload(v.filename or k, await v.read(), v.content_type or "application/octet-stream")
        await form.close()
    return params, files


def build_app(tg: FakeTelegram) -> Starlette:
    def account(token: str) -> BotAccount:
        if not re.fullmatch(r"\d+:[\w-]+", token):
            raise ApiError(404, "Not Found")
        if token not in tg.bots:
            raise ApiError(401, "Unauthorized")
        return tg.bots[token]

    async def method(request: Request) -> Response:
        try:
            bot = account(request.path_params["token"])
            params, files = await read_params(request)
            result = await bot.call(request.path_params["method"], params, files)
        except ApiError as e:
            return fail(e)
        except ConnectionAbortedError:
            return Drop()
        except ClientDisconnect:  # the bot was killed while it was sending
            return Response(status_code=499)
        if isinstance(result, tuple):
            return Response(result[1], status_code=result[0])
        return Response(json.dumps({"ok": True, "result": result}).encode(), media_type="application/json")

    async def file(request: Request) -> Response:
        try:
            bot = account(request.path_params["token"])
        except ApiError as e:
            return fail(e)
        for f in bot.files.values():
            if f["path"] == request.path_params["path"]:
                return Response(f["data"], media_type="application/octet-stream")
        return fail(ApiError(404, "Not Found"))

    return Starlette(
        routes=[
            Route("/bot{token}/{method}", method, methods=["GET", "POST"]),
            Route("/file/bot{token}/{path:path}", file, methods=["GET"]),
        ]
    )


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


@contextlib.asynccontextmanager
async def serve(tg: FakeTelegram, port: int = 0) -> AsyncIterator[str]:
    """Run the stand-in on this event loop; yields its root URL."""
    port = port or free_port()
    server = uvicorn.Server(
        uvicorn.Config(
            build_app(tg),
            host="127.0.0.1",
            port=port,
            log_level="critical",
            lifespan="off",
            access_log=False,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=75,
        )
    )
    server.install_signal_handlers = lambda: None  # older uvicorn
    server.capture_signals = contextlib.nullcontext  # newer uvicorn: leave signals to the tests
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await tg.aclose()
        for b in tg.bots.values():
            if b._poller and not b._poller.done():
                b._poller.set_exception(ApiError(500, "Internal Server Error: restart"))
        server.should_exit = True
        await task
