import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { freePort } from "../api/src/testing/free-port.ts";
import { layCluster } from "../api/src/testing/lay-cluster.ts";
import { missingPackages } from "./prepare/packages.mjs";
import { layRelease, releaseVersion } from "./release.mjs";

const PROJECT = resolve(import.meta.dirname, "..");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "barakah-release-"));
  layRelease(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

it("a release needs some 190 packages, and has neither sources of pages nor tests", () => {
  const needed = missingPackages(folder, "running");
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.length).toBeLessThan(200);
  expect(existsSync(join(folder, "web/app"))).toBe(false);
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});

it("a release names the commit that it was made from, unless a version is released with it", () => {
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const { version, commit } = json("release.json");
  expect([json("package.json").version, version]).toEqual([releaseVersion(), releaseVersion()]);
  const [, short] = /^\d+\.\d+\.\d+(?:-(?:\d+-)?g(\w+))?$/.exec(version) ?? [];
  expect(short === undefined || commit.startsWith(short)).toBe(true);
  // 1.0.0 is released: what came after it must not be laid over it.
  expect(version).not.toBe("1.0.0");
});

it("a release starts without building anything, and serves its pages", async () => {
  await symlink(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  const data = join(folder, "data");
  await layCluster(join(data, "postgres"));
  const port = await freePort();
  const child = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: data, PORT: String(port), HOST: "127.0.0.1", DEMO: "off" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let told = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (told += chunk));
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  while (!told.includes("siap di"))
    await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(new Error(told)))]);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, (await page.text()).includes("<html")]).toEqual([200, true]);
});
