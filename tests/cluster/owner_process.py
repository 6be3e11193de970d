"""An owner process that appends to one table until it is overtaken; prints each acknowledged line's number."""

import asyncio
import sys

from pelipoyta.cluster.placement import Placement
from pelipoyta.table.log.postgres import PostgresStore
from pelipoyta.table.log.store import Batch, Overtaken


async def own(url: str, lease: float) -> None:
    placement = Placement(url, lease=lease)
    await placement.start()
    store = PostgresStore(url, fence=placement)
    await store.append([Batch("t1", 0, (b"0",), b"{}")])
    print(0, flush=True)
    number = 1
    try:
        while True:
            await store.append([Batch("t1", number, (str(number).encode(),))])
            print(number, flush=True)
            number += 1
            await asyncio.sleep(0.005)
    except Overtaken:
        print("overtaken", flush=True)
    await store.close()
    await placement.close()


if __name__ == "__main__":
    asyncio.run(own(sys.argv[1], float(sys.argv[2])))
