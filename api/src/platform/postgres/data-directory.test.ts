import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { layCluster } from "../../testing/lay-cluster.ts";
import { type AppProcess, query, startApp, temporaryPlace } from "./app-process.fixture.ts";
import { chooseDataDirectory, REFUGE } from "./data-directory.ts";
import { isRoot } from "./server-user.ts";

/** As below /root: only root can enter. On the same disk as the fallback directory. */
async function closedData(): Promise<string> {
  const project = join(await temporaryPlace("/var/tmp"), "project");
  await mkdir(project);
  await chmod(project, 0o700);
  return join(project, "data");
}

async function settle(data: string): Promise<{ place: string; told: string }> {
  const told: string[] = [];
  const place = await chooseDataDirectory(data, (message) => told.push(message));
  if (place.startsWith(REFUGE)) onTestFinished(() => rm(place, { recursive: true, force: true }));
  return { place, told: told.join("\n") };
}

async function start(place: string): Promise<AppProcess> {
  const directory = join(place, "postgres");
  if (!existsSync(join(directory, "cluster"))) await layCluster(directory);
  return startApp(directory);
}
const kept = async (app: AppProcess) => (await query(app.connection, "select word from kept"))[0]?.[0];

async function withWord(place: string, word: string) {
  const app = await start(place);
  await query(app.connection, "drop table if exists kept");
  await query(app.connection, `create table kept as select '${word}' as word`);
  await app.stop();
}

test("creates the data folder, and says so when it may not", async () => {
  const data = join(await temporaryPlace(), "a", "data");
  expect(await settle(data)).toEqual({ place: data, told: "" });
  expect(existsSync(data)).toBe(true);
  await writeFile(join(data, "file"), "");
  await expect(settle(join(data, "file", "data"))).rejects.toThrow(
    /tidak dapat dibuat atau ditulisi \((?:ENOTDIR|EEXIST)\)\. Beri izin tulis .* DATA_DIR/,
  );
});

test.runIf(isRoot())("opens only its own folder for the server's user", async () => {
  const data = join(await temporaryPlace(), "data");
  await mkdir(data, { mode: 0o700 });
  expect((await settle(data)).place).toBe(data);
  const { mode, gid } = lstatSync(data);
  expect({ mode: mode & 0o777, gid }).toEqual({ mode: 0o710, gid: 65534 });
  await (await start(data)).stop();
});

test.runIf(isRoot())("moves everything if the server's user cannot enter the folder", async () => {
  const data = await closedData();
  await mkdir(join(data, "uploads"), { recursive: true });
  await writeFile(join(data, "uploads", "gambar"), "isi");
  const { place, told } = await settle(data);
  expect(dirname(place)).toBe(REFUGE);
  expect(told).toBe(
    `Semua data disimpan di ${place}, karena pengguna database tidak dapat memasuki ${data}.`,
  );
  expect(existsSync(data)).toBe(false);
  expect(lstatSync(dirname(data)).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(place, "uploads", "gambar"), "utf8")).toBe("isi");
  await withWord(place, "asli");

  expect((await settle(data)).place).toBe(place);
  const again = await start(place);
  expect(await kept(again)).toBe("asli");
  expect(lstatSync(join(place, "postgres", "cluster")).isDirectory()).toBe(true);
  await again.stop();
});

test.runIf(isRoot())("a copy on the same machine opens its own database, never the original's", async () => {
  const original = await settle(await closedData());
  await withWord(original.place, "asli");
  const data = await closedData();
  execFileSync("cp", ["-a", original.place, data]);
  const copy = await settle(data);
  expect(copy.place).not.toBe(original.place);
  await withWord(copy.place, "salinan");

  const app = await start(original.place);
  expect(await kept(app)).toBe("asli");
  await app.stop();
});

test.runIf(isRoot())("refuses to start if there are two data folders", async () => {
  const data = await closedData();
  const { place } = await settle(data);
  await writeFile(join(place, "satu"), "");
  await mkdir(data);
  await writeFile(join(data, "dua"), "");
  await expect(settle(data)).rejects.toThrow(`Ada dua folder data: ${data} dan ${place}.`);
  expect([existsSync(join(place, "satu")), existsSync(join(data, "dua"))]).toEqual([true, true]);
});
