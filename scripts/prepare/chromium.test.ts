import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { findChromium, findHeadless } from "./chromium.mjs";
import { writeLauncher } from "./chromium-launcher.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "barakah-chromium-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function program(name: string, script: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

it("takes the one that is named, else the first on the PATH that runs, else the one in .cache", () => {
  const env = { PATH: ["one", "two"].map((name) => join(folder, name)).join(":") };
  expect(findChromium(folder, env)).toBeUndefined();
  const own = program(".cache/bin/chromium", "exit 0");
  expect(findChromium(folder, env)).toBe(own);
  program("one/chromium-browser", "echo install a snap; exit 1");
  const system = program("two/google-chrome", "exit 0");
  expect(findChromium(folder, env)).toBe(system);
  expect(findChromium(folder, { ...env, CHROMIUM: own })).toBe(own);
  expect(findChromium(folder, { ...env, CHROMIUM: join(folder, "nothing") })).toBeUndefined();
});

it("takes the headless one that lies beside it, if that runs", () => {
  const env = { CHROMIUM: join(folder, "chromium") };
  expect(findHeadless(folder, env)).toBeUndefined();
  const whole = program("chromium", "exit 0");
  expect(findHeadless(folder, env)).toBe(whole);
  program("chromium-headless-shell", "exit 1");
  expect(findHeadless(folder, env)).toBe(whole);
  const shell = program("chromium-headless-shell", "exit 0");
  expect(findHeadless(folder, env)).toBe(shell);
});

it("gives an unpacked one its libraries and letters, in folders of any name", () => {
  const odd = join(folder, `it's & "odd"`);
  const shows = program(`it's & "odd"/chromium`, 'echo "$LD_LIBRARY_PATH|$FONTCONFIG_PATH|$*"');
  writeLauncher(folder, { program: shows, libraries: [join(odd, "a"), join(odd, "b")], fonts: [odd] });
  const said = execFileSync(join(folder, ".cache/bin/chromium"), ["--version", "x y"], { encoding: "utf8" });
  const settings = join(folder, ".cache/chromium/fontconfig");
  expect(said).toBe(`${odd}/a:${odd}/b|${settings}|--version x y\n`);
  expect(readFileSync(join(settings, "fonts.conf"), "utf8")).toContain("<dir>");
});
