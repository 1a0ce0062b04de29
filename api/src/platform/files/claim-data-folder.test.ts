import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../testing/test-app.ts";
import { claimDataFolder } from "./claim-data-folder.ts";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "barakah-data-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

const identityOf = (place: string) => readFile(join(place, "identity"), "utf8");

it("gives a folder its database's id, and recognises it", async () => {
  const { database } = await testDatabase();
  const [first, second] = [await folder(), await folder()];
  await claimDataFolder(database, first);
  await claimDataFolder(database, first);
  // A further instance of the app, or a folder that lost its files.
  await claimDataFolder(database, second);
  expect(await identityOf(first)).toMatch(/^[0-9a-f]{64}\n$/);
  expect(await identityOf(second)).toBe(await identityOf(first));
});

it("gives an empty database the id of its folder", async () => {
  const { database } = await testDatabase();
  const place = await folder();
  const identity = `${"5a".repeat(32)}\n`;
  await writeFile(join(place, "identity"), identity);
  await claimDataFolder(database, place);
  const other = await folder();
  await claimDataFolder(database, other);
  expect(await identityOf(other)).toBe(identity);
});

it("refuses a folder that belongs to another database", async () => {
  const [mine, theirs] = [await testDatabase(), await testDatabase()];
  const [place, elsewhere] = [await folder(), await folder()];
  await claimDataFolder(mine.database, place);
  await claimDataFolder(theirs.database, elsewhere);
  await expect(claimDataFolder(theirs.database, place)).rejects.toThrow(
    `Folder data ${place} bukan milik database ini`,
  );
});
