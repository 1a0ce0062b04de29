import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

it("the audit fails if the registry cannot be asked", () => {
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:1" };
  const audit = spawnSync("sh", [resolve(import.meta.dirname, "audit-deps.sh")], { env, encoding: "utf8" });
  expect([audit.status, audit.stdout]).toEqual([1, expect.stringContaining("NOT CHECKED")]);
  expect(audit.stderr).toContain("ECONNREFUSED");
});

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

it.each([
  ["../package-lock.json", 100],
  ["prepare/node/package-lock.json", 2],
])("names every package in %s by its hash, and no registry", (file, least) => {
  const lock = readFileSync(resolve(import.meta.dirname, file), "utf8");
  const packages = Object.entries<Locked>(JSON.parse(lock).packages);
  const others = packages.filter(([path, { link }]) => path.includes("node_modules/") && !link);
  expect(others.length).toBeGreaterThan(least);
  expect(
    others.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path),
  ).toEqual([]);
  expect(others.filter(([, { resolved }]) => resolved)).toEqual([]);
});
