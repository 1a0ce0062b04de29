import { lstatSync, readFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layCluster } from "../../testing/lay-cluster.ts";
import { ordinary, postmasterOf, query, startApp, temporaryPlace } from "./app-process.fixture.ts";
import { packagedNative } from "./native.ts";
import { isRoot, shellSucceeds } from "./server-user.ts";

const projectIsOpen = isRoot() && (await shellSucceeds(ordinary, 'cd "$1"', import.meta.dirname));

function credentials(pid: number): string[] {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return status
    .split("\n")
    .filter((line) => /^(Uid|Gid|Groups):/.test(line))
    .map((line) => line.trim());
}

const asUser = (id: number) => [`Uid:${`\t${id}`.repeat(4)}`, `Gid:${`\t${id}`.repeat(4)}`, "Groups:"];

test.runIf(isRoot())("as root the server runs as nobody, without root's groups", async () => {
  const directory = join(await temporaryPlace(), "pg");
  const app = await startApp(directory);
  expect(credentials(await postmasterOf(directory))).toEqual(asUser(65534));
  expect(lstatSync(directory).uid).toBe(65534);
  expect(lstatSync(join(directory, "cluster")).uid).toBe(65534);
  await app.stop();
});

test.runIf(projectIsOpen)("as root the data of an ordinary user keep their owner", async () => {
  const directory = join(await temporaryPlace(), "pg");
  await (await startApp(directory, { identity: ordinary })).stop();
  const app = await startApp(directory);
  expect(credentials(await postmasterOf(directory))).toEqual(asUser(1));
  await app.stop();
  await (await startApp(directory, { identity: ordinary })).stop();
});

test.runIf(projectIsOpen)("an ordinary user is told that the data belong to another user", async () => {
  const directory = await layCluster(join(await temporaryPlace(), "pg"));
  await (await startApp(directory)).stop();
  await expect(startApp(directory, { identity: ordinary })).rejects.toThrow(
    `Data di ${directory} milik pengguna lain`,
  );
});

test.runIf(isRoot())("a folder that the user `nobody` cannot enter is refused with a sentence", async () => {
  const closed = join(await temporaryPlace(), "closed");
  await mkdir(closed, { mode: 0o700 });
  const directory = join(closed, "pg");
  await expect(startApp(directory)).rejects.toThrow(
    `Pengguna database tidak dapat memasuki ${directory}; pilih DATA_DIR lain.`,
  );
});

test.runIf(isRoot())("programs that the user `nobody` cannot reach are copied beside the data", async () => {
  const closed = join(await temporaryPlace(), "closed");
  await mkdir(closed, { mode: 0o700 });
  await cp(join(packagedNative(), ".."), closed, { recursive: true, verbatimSymlinks: true });
  const directory = join(await temporaryPlace(), "pg");
  const app = await startApp(directory, { native: join(closed, "native") });
  const [[place] = []] = await query(app.connection, "select setting from pg_config where name = 'BINDIR'");
  expect(place).toContain(`${directory}/native-`);
  await app.stop();
});
