import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { findChromium, findHeadless } from "./chromium.mjs";
import { writeLauncher } from "./chromium-launcher.mjs";
import { hasApt } from "./debian.mjs";

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

it("chooses the Chromium of the variable CHROMIUM, otherwise the first on the PATH that runs, otherwise the one in .cache", () => {
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

it("uses the headless shell in the same folder, if it runs", () => {
  const env = { CHROMIUM: join(folder, "chromium") };
  expect(findHeadless(folder, env)).toBeUndefined();
  const whole = program("chromium", "exit 0");
  expect(findHeadless(folder, env)).toBe(whole);
  program("chromium-headless-shell", "exit 1");
  expect(findHeadless(folder, env)).toBe(whole);
  const shell = program("chromium-headless-shell", "exit 0");
  expect(findHeadless(folder, env)).toBe(shell);
});

it("uses the fetched headless shell only with Debian's Chromium", () => {
  const whole = program("chromium", "exit 0");
  const fetched = program(".cache/bin/chromium-headless-shell", "exit 0");
  expect(findHeadless(folder, { CHROMIUM: whole }, whole)).toBe(fetched);
  expect(findHeadless(folder, { CHROMIUM: whole })).toBe(whole);
  program(".cache/bin/chromium-headless-shell", "exit 1");
  expect(findHeadless(folder, { CHROMIUM: whole }, whole)).toBe(whole);
});

/** Replaces apt by our own programs. */
function fetchWith(apt: string): string {
  program("bin/apt-get", `echo "$@" >> '${folder}/asked'\n${apt}`);
  const unpacked = '"$3/usr/lib/chromium"';
  const shell = `${unpacked}/chromium-headless-shell`;
  program("bin/dpkg-deb", `mkdir -p ${unpacked}; echo 'echo shell "$@"' > ${shell}; chmod +x ${shell}`);
  const script = `import("${import.meta.dirname}/headless.mjs").then((it) => it.fetchHeadless(process.argv[1]))`;
  const env = { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}` };
  return execFileSync(process.execPath, ["--eval", script, folder], { env, encoding: "utf8" });
}

it.runIf(hasApt() && existsSync("/usr/lib/chromium"))("fetches the headless one from Debian", () => {
  fetchWith(`touch '${folder}/.cache/headless/archives/a.deb'`);
  const own = join(folder, ".cache/bin/chromium-headless-shell");
  expect(execFileSync(own, ["--version"], { encoding: "utf8" })).toBe("shell --version\n");
});

it.runIf(hasApt())("asks for the headless one once where it cannot be had, and says what is used", () => {
  expect(fetchWith("exit 100")).toContain("use the installed Chromium");
  const asked = readFileSync(join(folder, "asked"), "utf8");
  expect(fetchWith("exit 100")).toBe("");
  expect(readFileSync(join(folder, "asked"), "utf8")).toBe(asked);
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
