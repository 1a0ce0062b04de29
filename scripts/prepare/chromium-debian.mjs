import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeLauncher } from "./chromium-launcher.mjs";
import { say } from "./say.mjs";

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => existsSync("/usr/bin/apt-get") && existsSync("/usr/bin/dpkg-deb");

const quiet = {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};
const succeeds = (command, args) => spawnSync(command, args, quiet).status === 0;

export function installFromDebian() {
  if (!isRoot() || !hasApt()) return false;
  say("Memasang Chromium …");
  return (
    succeeds("apt-get", ["update", "-qq"]) &&
    succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
  );
}

/** Without root: the same packages, fetched by apt into .cache and unpacked there instead of installed. */
export function unpackFromDebian(project) {
  if (isRoot() || !hasApt()) return false;
  say("Mengambil Chromium dari Debian untuk uji peramban …");
  const folder = join(project, ".cache/chromium");
  rmSync(folder, { recursive: true, force: true });
  for (const name of ["lists/partial", "archives/partial", "root"])
    mkdirSync(join(folder, name), { recursive: true });
  const mine = [
    ...["-qq", "-o", "Debug::NoLocking=1", "-o", `Dir::State::Lists=${folder}/lists`],
    ...["-o", `Dir::Cache=${folder}`, "-o", "Dir::Cache::archives=archives"],
  ];
  const wanted = ["install", "-y", "--download-only", "--no-install-recommends", "chromium"];
  if (!succeeds("apt-get", [...mine, "update"]) || !succeeds("apt-get", [...mine, ...wanted])) return false;
  const root = join(folder, "root");
  for (const name of readdirSync(join(folder, "archives")).filter((one) => one.endsWith(".deb")))
    if (!succeeds("dpkg-deb", ["-x", join(folder, "archives", name), root])) return false;
  rmSync(join(folder, "archives"), { recursive: true });
  writeLauncher(project, {
    program: join(root, "usr/lib/chromium/chromium"),
    libraries: libraryFolders(root),
    fonts: [join(root, "usr/share/fonts"), "/usr/share/fonts"],
  });
  return true;
}

/** usr/lib/<machine> and the folders in it that hold libraries of their own, such as pulseaudio's. */
function libraryFolders(root) {
  return ["usr/lib", "lib"]
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith("-linux-gnu"))
        .flatMap((name) => [join(folder, name), join(folder, name, "pulseaudio")]),
    );
}
