import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ordinary, query, startApp, temporaryPlace } from "./app-process.fixture.ts";
import { linkLibraries, packagedNative } from "./native.ts";
import { isRoot, shellSucceeds } from "./server-user.ts";

const projectIsOpen = await shellSucceeds(isRoot() ? ordinary : undefined, 'cd "$1"', import.meta.dirname);

/** The state after npm install --ignore-scripts. */
async function packageWithoutLinks(): Promise<{ native: string; links: string[] }> {
  const place = await temporaryPlace();
  const native = join(place, "package", "native");
  const filter = (path: string) => !path.endsWith(".a") && !lstatSync(path).isSymbolicLink();
  await mkdir(join(place, "package"));
  await cp(packagedNative(), native, { recursive: true, filter });
  await cp(join(packagedNative(), "..", "package.json"), join(place, "package", "package.json"));
  const listed: { target: string }[] = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  return { native, links: listed.map(({ target }) => join(place, "package", target)) };
}

test("recreates the library links, also when several starts do it at once", async () => {
  const { native, links } = await packageWithoutLinks();
  expect(links.filter((link) => existsSync(link))).toEqual([]);
  symlinkSync("nowhere.so.0", String(links[0]));
  await Promise.all([linkLibraries(native), linkLibraries(native), linkLibraries(native)]);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);

  const app = await startApp(join(await temporaryPlace(), "pg"), { native });
  expect(await query(app.connection, "select 1")).toEqual([[1]]);
  await app.stop();
});

test.runIf(isRoot() && projectIsOpen)(
  "an ordinary user who cannot write the package runs a copy of it",
  async () => {
    const { native, links } = await packageWithoutLinks();
    const directory = join(await temporaryPlace(), "pg");
    const app = await startApp(directory, { native, identity: ordinary });
    const owner = lstatSync(join(directory, "cluster")).uid;
    const [[copy] = []] = await query(app.connection, "select setting from pg_config where name = 'BINDIR'");
    expect({ owner, copy }).toEqual({ owner: 1, copy: expect.stringContaining(`${directory}/native-`) });
    expect(links.filter((link) => existsSync(link))).toEqual([]);
    await app.stop();
    rmSync(native, { recursive: true });
  },
);
