import { existsSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryPlace } from "./app-process.fixture.ts";
import {
  closeSocketDirectory,
  fitsSocketAddress,
  openSocketDirectory,
  withShortPath,
} from "./socket-directory.ts";

const LONGEST = process.platform === "darwin" ? 103 : 107;

test("the longest accepted address can be bound", async () => {
  const place = await temporaryPlace();
  const path = join(place, "s".repeat(LONGEST - place.length - 1));
  expect([fitsSocketAddress(path), fitsSocketAddress(`${path}s`)]).toEqual([true, false]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(path, resolve));
  expect(existsSync(path)).toBe(true);
  server.close();
});

test("the short path to a long directory exists only while it is used", async () => {
  const directory = join(await temporaryPlace(), "d".repeat(120));
  await mkdir(join(directory, "inside"), { recursive: true });
  const lent = await withShortPath(directory, "name", async (short) => {
    expect(readdirSync(short)).toEqual(["inside"]);
    return short;
  });
  expect(existsSync(lent)).toBe(false);
});

test("the next server removes the short directory of a killed server", async () => {
  const home = join(await temporaryPlace(), "h".repeat(120));
  await mkdir(home);
  const first = await openSocketDirectory(home, undefined);
  const second = await openSocketDirectory(home, undefined);
  expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
  await closeSocketDirectory(home);
  expect([existsSync(second), readdirSync(home)]).toEqual([false, []]);
});
