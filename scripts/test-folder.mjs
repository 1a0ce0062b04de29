import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Several times what a run has ever needed at once. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/** In memory no write waits for the disk. Some tests run programs that they have copied, which not every such place allows. */
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

/** Where everything goes that tests write, until this process ends. */
export function testFolder() {
  const folder = mkdtempSync(join(isRoomInMemory() ? MEMORY : tmpdir(), "barakah-uji-"));
  // The database runs as another user when we are root, and has to get in.
  chmodSync(folder, 0o1777);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}
