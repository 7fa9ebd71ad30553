"""`python -m sandbox`: an empty sandbox for any bot, with two people at the table."""

from __future__ import annotations

import asyncio
import os

from . import Sandbox


async def main() -> None:
    host, port = os.environ.get("SANDBOX_HOST", "127.0.0.1"), int(os.environ.get("SANDBOX_PORT", "8800"))
    async with Sandbox(host=host, port=port) as sandbox:
        sandbox.add_seat("Ana", manager=True)
        sandbox.add_seat("Ben")
        print(f"Table      {sandbox.table_url}")
        for seat in sandbox.seats.all():
            print(f"{seat.player.name:<10} {sandbox.seat_url(seat)}")
        print("\nStart a bot with:")
        print(f"DISCORD_API_URL={sandbox.base_url}")
        print(f"DISCORD_GATEWAY_URL={sandbox.gateway_url}")
        print(f"DISCORD_TOKEN={sandbox.token}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        print()
