import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Several times what a run needs. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/** A RAM disk avoids waiting for the disk. It must allow executing files, because some tests run copied programs. */
function isRoomInMemory() {
  try {
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const options = mounts.findLast((line) => line.split(" ")[1] === MEMORY)?.split(" ")[3] ?? "noexec";
    const { bavail, bsize } = statfsSync(MEMORY);
    const least = Math.min(bavail * bsize, process.availableMemory());
    return !options.split(",").includes("noexec") && least > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** The folder for everything that tests write, deleted when this process ends. */
export function testFolder() {
  const folder = mkdtempSync(join(isRoomInMemory() ? MEMORY : tmpdir(), "barakah-uji-"));
  // As root, the database runs as another user and must be able to enter.
  chmodSync(folder, 0o1777);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}
