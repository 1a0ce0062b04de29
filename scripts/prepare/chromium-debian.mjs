import { join } from "node:path";
import { writeLauncher } from "./chromium-launcher.mjs";
import { hasApt, libraryFolders, succeeds, unpackPackage } from "./debian.mjs";
import { say } from "./say.mjs";

const isRoot = () => process.getuid?.() === 0;

export function installFromDebian() {
  if (!isRoot() || !hasApt()) return false;
  say("Installing Chromium …");
  return (
    succeeds("apt-get", ["update", "-qq"]) &&
    succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
  );
}

/** Without root: Debian's packages, unpacked into .cache. */
export function unpackFromDebian(project) {
  if (isRoot() || !hasApt()) return false;
  say("Fetching Chromium from Debian for the browser journeys …");
  const root = unpackPackage(join(project, ".cache/chromium"), "chromium");
  if (!root) return false;
  writeLauncher(project, {
    program: join(root, "usr/lib/chromium/chromium"),
    libraries: libraryFolders(root),
    fonts: [join(root, "usr/share/fonts"), "/usr/share/fonts"],
  });
  return true;
}
