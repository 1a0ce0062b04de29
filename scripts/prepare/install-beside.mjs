import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

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
 * Installs in .cache/installing, then exchanges node_modules. package-lock.json names no registry, so that any mirror will do;
 * but without the address of a package's archive npm first asks the registry for all versions of it, which is more than half
 * of the work of an installation. The copy has the addresses. Until it is complete the project keeps the packages that it
 * had, also if this is killed. False if `install` failed or the folder cannot be moved.
 */
export function installBeside(project, registry, install) {
  const folder = join(project, ".cache/installing");
  rmSync(folder, { recursive: true, force: true });
  const lock = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  const places = Object.keys(lock.packages).filter((path) => !path.includes("node_modules/"));
  for (const place of places) {
    mkdirSync(join(folder, place), { recursive: true });
    copyFileSync(join(project, place, "package.json"), join(folder, place, "package.json"));
  }
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(withAddresses(lock, registry)));
  try {
    return install(folder) && places.every((place) => exchange(join(project, place), join(folder, place)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function exchange(project, installed) {
  const [used, made] = [join(project, "node_modules"), join(installed, "node_modules")];
  try {
    if (existsSync(used)) renameSync(used, join(installed, "replaced"));
    if (existsSync(made)) renameSync(made, used);
    return true;
  } catch (error) {
    // Another disk, or a mounted folder.
    if (error.code === "EXDEV" || error.code === "EBUSY") return false;
    throw error;
  }
}
