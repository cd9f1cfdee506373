"""A load balancer for webhooks: in turn to each replica, to the next one when one doesn't answer."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator

import aiohttp
from aiohttp import web


@contextlib.asynccontextmanager
async def balancing(port: int, replicas: list[int]) -> AsyncIterator[None]:
    """Listen on a port and pass everything on to the replicas' ports."""
    turns = itertools.cycle(range(len(replicas)))
    async with aiohttp.ClientSession() as session:

        async def pass_on(request: web.Request) -> web.Response:
            body, first = await request.read(), next(turns)
            for offset in range(len(replicas)):
                to = f"http://127.0.0.1:{replicas[(first + offset) % len(replicas)]}{request.path}"
                try:
                    async with session.post(to, data=body, headers=request.headers) as answer:
                        return web.Response(status=answer.status)
                except aiohttp.ClientError:
                    continue
            return web.Response(status=502)

        app = web.Application()
        app.router.add_post("/{path:.*}", pass_on)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        try:
            yield
        finally:
            await runner.cleanup()
