import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SHRINKWRAP = "npm-shrinkwrap.json";

/** The lock file with the address of each package's archive at this registry. */
export function withAddresses(lock, registry) {
  const base = registry.endsWith("/") ? registry : `${registry}/`;
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (!entry.integrity) return [path, entry];
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const file = `${name.split("/").at(-1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${base}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * package-lock.json names no registry, so that any mirror will do. But without the address of a package's archive npm first
 * asks the registry for all versions of it, which is a third of the work of an installation. npm prefers
 * npm-shrinkwrap.json to package-lock.json: one with the addresses exists while `install` runs.
 */
export function installByAddress(folder, registry, install) {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const file = join(folder, SHRINKWRAP);
  writeFileSync(file, JSON.stringify(withAddresses(lock, registry)));
  try {
    return install();
  } finally {
    rmSync(file);
  }
}
