import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { chmod, cp, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ordinary, postmasterOf, query, startApp, temporaryPlace } from "./app-process.fixture.ts";
import { REFUGE } from "./home.ts";
import { isRoot, shellSucceeds } from "./identity.ts";
import { packagedNative } from "./native.ts";

const projectIsOpen = isRoot() && (await shellSucceeds(ordinary, 'cd "$1"', import.meta.dirname));

function credentials(pid: number): string[] {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return status
    .split("\n")
    .filter((line) => /^(Uid|Gid|Groups):/.test(line))
    .map((line) => line.trim());
}

const asUser = (id: number) => [`Uid:${`\t${id}`.repeat(4)}`, `Gid:${`\t${id}`.repeat(4)}`, "Groups:"];

test.runIf(isRoot())("as root the server is nobody, without root's further groups", async () => {
  const directory = join(await temporaryPlace(), "pg");
  const app = await startApp(directory);
  expect(credentials(await postmasterOf(directory))).toEqual(asUser(65534));
  expect(lstatSync(directory).uid).toBe(65534);
  expect(lstatSync(join(directory, "cluster")).uid).toBe(65534);
  await app.stop();
});

test.runIf(projectIsOpen)("as root the data of an ordinary user stay his", async () => {
  const directory = join(await temporaryPlace(), "pg");
  await (await startApp(directory, { identity: ordinary })).stop();
  const app = await startApp(directory);
  expect(credentials(await postmasterOf(directory))).toEqual(asUser(1));
  await app.stop();
  await (await startApp(directory, { identity: ordinary })).stop();
});

test.runIf(projectIsOpen)("an ordinary user is told when the data are somebody else's", async () => {
  const directory = join(await temporaryPlace(), "pg");
  await (await startApp(directory)).stop();
  await expect(startApp(directory, { identity: ordinary })).rejects.toThrow(
    `Data di ${directory} milik pengguna lain`,
  );
});

async function closedProject(): Promise<string> {
  const project = join(await temporaryPlace(), "project");
  await mkdir(project);
  await chmod(project, 0o700);
  return join(project, "data", "pg");
}

function refugeOf(directory: string): string {
  const refuge = dirname(readlinkSync(join(directory, "cluster")));
  onTestFinished(() => rm(refuge, { recursive: true, force: true }));
  return refuge;
}

test.runIf(isRoot())("data that nobody could enter are kept elsewhere and linked", async () => {
  const directory = await closedProject();
  const first = await startApp(directory);
  const refuge = refugeOf(directory);
  expect(dirname(refuge)).toBe(REFUGE);
  expect(first.logs.join()).toContain(`disimpan di ${refuge}`);
  expect(lstatSync(dirname(dirname(directory))).mode & 0o777).toBe(0o700);
  await query(first.connection, "create table kept as select 7 as seven");
  await expect(startApp(directory)).rejects.toThrow(`sudah berjalan dengan data di ${directory}`);
  await first.stop();

  const second = await startApp(directory);
  expect(await query(second.connection, "select seven from kept")).toEqual([[7]]);
  await second.stop();
});

test.runIf(isRoot())("deleting the wished directory begins anew and sets the old data aside", async () => {
  const directory = await closedProject();
  const first = await startApp(directory);
  const refuge = refugeOf(directory);
  await query(first.connection, "create table kept as select 7 as seven");
  await first.stop();
  await rm(directory, { recursive: true });

  const second = await startApp(directory);
  expect(await query(second.connection, "select to_regclass('kept')")).toEqual([[null]]);
  await second.stop();
  expect(readdirSync(refuge).filter((name) => /^cluster-\d+$/.test(name))).toHaveLength(1);
});

test.runIf(isRoot())("a link to lost data stops the start", async () => {
  const directory = await closedProject();
  await (await startApp(directory)).stop();
  await rm(refugeOf(directory), { recursive: true });
  await expect(startApp(directory)).rejects.toThrow("tidak ditemukan");
});

test.runIf(isRoot())("programs that nobody could reach are copied beside the data", async () => {
  const closed = join(await temporaryPlace(), "closed");
  await mkdir(closed, { mode: 0o700 });
  await cp(join(packagedNative(), ".."), closed, { recursive: true, verbatimSymlinks: true });
  const directory = join(await temporaryPlace(), "pg");
  const app = await startApp(directory, { native: join(closed, "native") });
  const [[place] = []] = await query(app.connection, "select setting from pg_config where name = 'BINDIR'");
  expect(place).toContain(`${directory}/native-`);
  await app.stop();
});
