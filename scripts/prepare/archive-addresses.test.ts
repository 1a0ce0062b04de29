import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { installByAddress, withAddresses } from "./archive-addresses.mjs";

const LOCK = {
  packages: {
    "": { version: "1.0.0" },
    api: { version: "1.0.0" },
    "node_modules/@barakah/api": { link: true },
    "node_modules/pg": { version: "8.23.1", integrity: "sha512-a" },
    "node_modules/@babel/core/node_modules/@types/node": { version: "24.1.0", integrity: "sha512-b" },
    "node_modules/other-name": { name: "real-name", version: "2.0.0", integrity: "sha512-c" },
  },
};

it.each(["https://mirror.example/npm", "https://mirror.example/npm/"])("names archives at %s", (registry) => {
  const { packages } = withAddresses(LOCK, registry);
  const entries: { resolved?: string }[] = Object.values(packages);
  expect(entries.flatMap(({ resolved }) => resolved ?? [])).toEqual([
    "https://mirror.example/npm/pg/-/pg-8.23.1.tgz",
    "https://mirror.example/npm/@types/node/-/node-24.1.0.tgz",
    "https://mirror.example/npm/real-name/-/real-name-2.0.0.tgz",
  ]);
});

it("leaves only package-lock.json behind, also if the installation throws", () => {
  const folder = mkdtempSync(join(tmpdir(), "barakah-addresses-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(LOCK));
  const shrinkwrap = join(folder, "npm-shrinkwrap.json");
  const seen = installByAddress(folder, "https://mirror.example/", () => readFileSync(shrinkwrap, "utf8"));
  expect(seen).toContain("https://mirror.example/pg/-/pg-8.23.1.tgz");
  expect(existsSync(shrinkwrap)).toBe(false);
  const failing = () => {
    throw new Error("stopped");
  };
  expect(() => installByAddress(folder, "https://mirror.example/", failing)).toThrow("stopped");
  expect(existsSync(shrinkwrap)).toBe(false);
});
