import { appendFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryPlace } from "./app-process.fixture.ts";
import { openServerLog } from "./server-log.ts";

test("returns the end of the text since the mark", async () => {
  const place = await temporaryPlace();
  const file = join(place, "postgres.log");
  writeFileSync(file, "an earlier run\n");
  const log = await openServerLog(place, undefined);
  expect(await log.said()).toBe("");
  appendFileSync(file, "starting\n");
  expect(await log.said()).toBe("starting");
  appendFileSync(file, `${"noise\n".repeat(2000)}the reason\n`);
  expect(await log.said()).toMatch(/^(noise|oise|ise|se|e|)\n.*the reason$/s);
  await log.mark();
  expect(await log.said()).toBe("");
  log.close();
});

test("rotates a large log when it is opened", async () => {
  const place = await temporaryPlace();
  const file = join(place, "postgres.log");
  writeFileSync(file, Buffer.alloc(2 * 1024 * 1024 + 1, "x"));
  (await openServerLog(place, undefined)).close();
  expect([statSync(file).size, statSync(`${file}.1`).size]).toEqual([0, 2 * 1024 * 1024 + 1]);
});
