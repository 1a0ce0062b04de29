import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isFor } from "./machine.mjs";
import { missingPackages } from "./packages.mjs";

const HERE = { os: "linux", cpu: "arm64", libc: "glibc" } as const;

const PACKAGES = {
  "": {},
  api: {},
  "node_modules/vite": { dev: true },
  "node_modules/fsevents": { optional: true, os: ["darwin"] },
  "node_modules/binding-gnu": { optional: true, os: ["linux"], cpu: ["arm64"], libc: ["glibc"] },
  "node_modules/binding-musl": { optional: true, os: ["linux"], cpu: ["arm64"], libc: ["musl"] },
  "node_modules/binding-x64": { optional: true, os: ["linux"], cpu: ["x64"] },
  "node_modules/only-for-wasm": { optional: true },
};

function projectWith(...installed: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "barakah-packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: PACKAGES }));
  for (const name of installed) {
    mkdirSync(join(folder, "node_modules", name), { recursive: true });
    writeFileSync(join(folder, "node_modules", name, "package.json"), "{}");
  }
  return folder;
}

it("misses what NODE_ENV=production or an older Node made npm leave out, and nothing else", () => {
  expect(missingPackages(projectWith("vite", "binding-gnu"), HERE)).toEqual([]);
  expect(missingPackages(projectWith("binding-gnu"), HERE)).toEqual(["node_modules/vite"]);
  expect(missingPackages(projectWith("vite"), HERE)).toEqual(["node_modules/binding-gnu"]);
});

it("reads what a package is for as npm does", () => {
  expect(isFor(HERE, { os: "linux", cpu: "arm64" })).toBe(true);
  expect(isFor(HERE, { os: ["!win32"] })).toBe(true);
  expect(isFor(HERE, { os: ["!linux"] })).toBe(false);
  expect(isFor({ ...HERE, os: "darwin" as const, libc: undefined }, { libc: ["glibc"], os: ["linux"] })).toBe(
    false,
  );
});
