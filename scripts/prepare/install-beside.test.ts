import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { installBeside, withAddresses } from "./install-beside.mjs";

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

const REGISTRIES = ["https://mirror.example/npm", "https://mirror.example/npm/"];

it.each(REGISTRIES)("adds the address of every archive at %s to the lock file", (registry) => {
  const { packages } = withAddresses(LOCK, registry);
  const entries: { resolved?: string }[] = Object.values(packages);
  expect(entries.flatMap(({ resolved }) => resolved ?? [])).toEqual([
    "https://mirror.example/npm/pg/-/pg-8.23.1.tgz",
    "https://mirror.example/npm/@types/node/-/node-24.1.0.tgz",
    "https://mirror.example/npm/real-name/-/real-name-2.0.0.tgz",
  ]);
});

const REGISTRY = "https://mirror.example/";

/** A project with one workspace and an older installation. */
function aProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "barakah-beside-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ["node_modules", "api", ".cache"]) mkdirSync(join(folder, path));
  for (const path of ["", "api"]) writeFileSync(join(folder, path, "package.json"), "{}");
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(LOCK));
  writeFileSync(join(folder, "node_modules/version"), "old");
  return folder;
}
const version = (project: string) => readFileSync(join(project, "node_modules/version"), "utf8");
function write(folder: string): boolean {
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "node_modules/version"), "new");
  return true;
}

it("replaces node_modules after the installation is complete, and leaves no temporary folder", () => {
  const project = aProject();
  const lock = readFileSync(join(project, "package-lock.json"), "utf8");
  const install = (folder: string) => {
    expect(readFileSync(join(folder, "package-lock.json"), "utf8")).toContain(
      `${REGISTRY}pg/-/pg-8.23.1.tgz`,
    );
    expect([existsSync(join(folder, "api/package.json")), version(project)]).toEqual([true, "old"]);
    return write(folder);
  };
  expect(installBeside(project, REGISTRY, install)).toBe(true);
  expect([version(project), readdirSync(join(project, ".cache"))]).toEqual(["new", []]);
  expect(readFileSync(join(project, "package-lock.json"), "utf8")).toBe(lock);
});

it("keeps the older installation if npm fails or throws", () => {
  const project = aProject();
  expect(installBeside(project, REGISTRY, (folder: string) => !write(folder))).toBe(false);
  const stopped = () => {
    throw new Error("stopped");
  };
  expect(() => installBeside(project, REGISTRY, stopped)).toThrow("stopped");
  expect([version(project), readdirSync(join(project, ".cache"))]).toEqual(["old", []]);
});

it("changes nothing in the project if it is killed, and the next run starts from an empty folder", () => {
  const project = aProject();
  const before = readdirSync(project);
  const module = new URL("./install-beside.mjs", import.meta.url).href;
  const kill = `import { installBeside } from "${module}";
    installBeside(${JSON.stringify(project)}, "${REGISTRY}", () => process.kill(process.pid, "SIGKILL"));`;
  const killed = spawnSync(process.execPath, ["--input-type=module", "-e", kill]);
  expect(killed.signal).toBe("SIGKILL");
  expect([version(project), readdirSync(project)]).toEqual(["old", before]);
  expect(installBeside(project, REGISTRY, write)).toBe(true);
  expect([version(project), readdirSync(join(project, ".cache"))]).toEqual(["new", []]);
});
