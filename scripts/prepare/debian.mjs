import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

export const hasApt = () => existsSync("/usr/bin/apt-get") && existsSync("/usr/bin/dpkg-deb");

const quiet = {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};
export const succeeds = (command, args, timeout) =>
  spawnSync(command, args, { ...quiet, timeout }).status === 0;

/**
 * Fetches a package and its dependencies with apt and unpacks them into the folder, which needs no root. `patience`
 * limits each call of apt, in milliseconds.
 */
export function unpackPackage(folder, name, patience) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["lists/partial", "archives/partial", "root"])
    mkdirSync(join(folder, part), { recursive: true });
  const mine = [
    ...["-qq", "-o", "Debug::NoLocking=1", "-o", `Dir::Cache=${folder}`],
    ...["-o", "Dir::Cache::archives=archives", "-o", "APT::Sandbox::User=root"],
  ];
  const ownLists = ["-o", `Dir::State::Lists=${folder}/lists`];
  const wanted = ["install", "-y", "--download-only", "--no-install-recommends", name];
  const fetches = (...args) => succeeds("apt-get", [...mine, ...args], patience);
  // The machine's package lists may be old or empty, but updating them takes longer than most downloads: try without
  // first.
  const found = fetches(...wanted) || (fetches(...ownLists, "update") && fetches(...ownLists, ...wanted));
  if (!found) return undefined;
  const root = join(folder, "root");
  for (const file of readdirSync(join(folder, "archives")).filter((one) => one.endsWith(".deb")))
    if (!succeeds("dpkg-deb", ["-x", join(folder, "archives", file), root])) return undefined;
  rmSync(join(folder, "archives"), { recursive: true });
  return root;
}

/** usr/lib/<machine> and its subfolders with libraries, such as pulseaudio's. */
export function libraryFolders(root) {
  return ["usr/lib", "lib"]
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith("-linux-gnu"))
        .flatMap((name) => [join(folder, name), join(folder, name, "pulseaudio")]),
    );
}
