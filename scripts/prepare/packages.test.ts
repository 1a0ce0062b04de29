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
  "node_modules/fastify": { version: "5.0.0" },
  "node_modules/vitest": { version: "5.0.0", dev: true },
  "node_modules/typescript": { devOptional: true, optionalDependencies: { "typescript-arm64": "7.0.0" } },
  "node_modules/typescript-arm64": { optional: true, os: ["linux"], cpu: ["arm64"] },
  "node_modules/fsevents": { optional: true, os: ["darwin"] },
  "node_modules/binding-gnu": { optional: true, os: ["linux"], cpu: ["arm64"], libc: ["glibc"] },
  "node_modules/binding-musl": { optional: true, os: ["linux"], cpu: ["arm64"], libc: ["musl"] },
  "node_modules/binding-x64": { optional: true, os: ["linux"], cpu: ["x64"] },
  "node_modules/only-for-wasm": { optional: true },
} as const;

const TOOLS = ["vitest", "typescript", "typescript-arm64"] as const;
type Named = "fastify" | "binding-gnu" | (typeof TOOLS)[number];

/** A project with these packages, as npm leaves it: on disk and in its note. */
function projectWith(...installed: Named[]): string {
  const folder = mkdtempSync(join(tmpdir(), "barakah-packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: PACKAGES }));
  const noted: Record<string, object> = {};
  for (const name of installed) {
    mkdirSync(join(folder, "node_modules", name), { recursive: true });
    writeFileSync(join(folder, "node_modules", name, "package.json"), "{}");
    noted[`node_modules/${name}`] = PACKAGES[`node_modules/${name}`];
  }
  if (installed.length > 0) note(folder, noted);
  return folder;
}

function note(folder: string, packages: object): void {
  writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
}

const missing = (folder: string, scope: "running" | "all") => missingPackages(folder, scope, HERE);

it("reports exactly the packages that npm left out because of NODE_ENV=production or an older Node", () => {
  expect(missing(projectWith("fastify", "binding-gnu", ...TOOLS), "all")).toEqual([]);
  expect(missing(projectWith("fastify", "binding-gnu"), "all")).toEqual(
    TOOLS.map((name) => `node_modules/${name}`),
  );
  expect(missing(projectWith("fastify", ...TOOLS), "all")).toEqual(["node_modules/binding-gnu"]);
});

it("needs no developers' tools for running, and accepts them if they are installed", () => {
  expect(missing(projectWith("fastify", "binding-gnu"), "running")).toEqual([]);
  expect(missing(projectWith("fastify", "binding-gnu", ...TOOLS), "running")).toEqual([]);
});

it("reports a package of another version, and one whose folder was deleted", () => {
  const folder = projectWith("fastify", "binding-gnu");
  note(folder, { "node_modules/fastify": { version: "4.9.9" }, "node_modules/binding-gnu": {} });
  expect(missing(folder, "running")).toEqual(["node_modules/fastify"]);
  rmSync(join(folder, "node_modules/binding-gnu"), { recursive: true });
  expect(missing(folder, "running")).toEqual(["node_modules/fastify", "node_modules/binding-gnu"]);
});

it("reads `os`, `cpu` and `libc` of a package as npm does", () => {
  expect(isFor(HERE, { os: "linux", cpu: "arm64" })).toBe(true);
  expect(isFor(HERE, { os: ["!win32"] })).toBe(true);
  expect(isFor(HERE, { os: ["!linux"] })).toBe(false);
  expect(isFor({ ...HERE, os: "darwin" as const, libc: undefined }, { libc: ["glibc"], os: ["linux"] })).toBe(
    false,
  );
});
