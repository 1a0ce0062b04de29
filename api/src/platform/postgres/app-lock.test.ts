import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeAppLock } from "./app-lock.ts";
import { killed, temporaryPlace } from "./app-process.fixture.ts";

test("admits one process, however many start at once", async () => {
  const home = await temporaryPlace();
  for (let round = 0; round < 4; round++) {
    const locks = await Promise.all(Array.from({ length: 4 }, () => takeAppLock(home, undefined)));
    const held = locks.filter((lock) => lock !== undefined);
    expect(held.length).toBeLessThanOrEqual(1);
    for (const lock of held) lock.release();
  }
  expect(readdirSync(join(home, "lock"))).toEqual([]);
});

test("is released when its holder is killed", async () => {
  const home = await temporaryPlace();
  await mkdir(join(home, "lock"));
  const holder = spawn(process.execPath, [
    "-e",
    `require("node:net").createServer().listen(process.argv[1], () => console.log("listening"))`,
    join(home, "lock", "app-000000000000"),
  ]);
  await once(holder.stdout, "data");
  expect(await takeAppLock(home, undefined)).toBeUndefined();
  await killed(holder);
  const lock = await takeAppLock(home, undefined);
  expect(lock).toBeDefined();
  expect(readdirSync(join(home, "lock"))).toHaveLength(1);
  lock?.release();
});
