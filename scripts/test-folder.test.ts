import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const script = `
  import { statSync } from "node:fs";
  import { testFolder } from ${JSON.stringify(join(import.meta.dirname, "test-folder.mjs"))};
  const folder = testFolder();
  console.log(folder, (statSync(folder).mode & 0o7777).toString(8));`;

it("every run has its own folder, which the database's user can enter and which is deleted when the process ends", () => {
  const run = () => spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const [[one = "", mode], [other]] = [run().stdout.trim().split(" "), run().stdout.trim().split(" ")];
  expect(mode).toBe("1777");
  expect(one).toMatch(/barakah-uji-/);
  expect(other).not.toBe(one);
  expect(existsSync(one)).toBe(false);
});
