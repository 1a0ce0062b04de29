import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eventually, temporaryPlace } from "./app-process.fixture.ts";
import { spawnGuarded } from "./guarded-process.ts";
import { shutDown } from "./server.ts";
import { openServerLog } from "./server-log.ts";

const stubborn = `trap "" INT; trap "exit 3" QUIT; echo deaf; while :; do read -r _ < "$1"; done`;

test("a server that ignores the fast shutdown is shut down immediately", async () => {
  const place = await temporaryPlace();
  const log = await openServerLog(place, undefined);
  const server = log.lend((output) =>
    spawnGuarded(["/bin/sh", "-c", stubborn, "sh", "/dev/null"], { identity: undefined, output }),
  );
  await eventually(() => readFileSync(`${place}/postgres.log`, "utf8").includes("deaf"));
  await shutDown(server, 50);
  expect(await server.exit).toBe(3);
  log.close();
});
