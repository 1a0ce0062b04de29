import { existsSync, readdirSync, watch } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forkApp, killed, query, startApp, temporaryPlace } from "./app-process.fixture.ts";

test("a first start that was killed half way leaves no broken cluster", async () => {
  const directory = join(await temporaryPlace(), "pg");
  await mkdir(directory);
  const watcher = watch(directory);
  const begun = new Promise<string>((resolve) => {
    watcher.on("change", (_event, name) => {
      if (String(name).startsWith("cluster.new")) resolve(String(name));
    });
  });
  const child = forkApp(directory);
  const unfinished = join(directory, await begun);
  watcher.close();
  await killed(child);
  expect(existsSync(unfinished)).toBe(true);
  expect(existsSync(join(directory, "cluster"))).toBe(false);

  const app = await startApp(directory);
  expect(await query(app.connection, "select 1")).toEqual([[1]]);
  await app.stop();
  expect(readdirSync(directory).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
});
