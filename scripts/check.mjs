// Types and lint: `node scripts/check.mjs [types]`.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");
const steps = [
  ["web", "react-router", ["typegen"]],
  // One checker takes less than half of the total work of several, which repeat much of it.
  [".", "tsc", ["--noEmit", "--checkers", "1"]],
  // The service worker has no DOM.
  ["web/worker", "tsc", ["--noEmit", "--checkers", "1"]],
  [".", process.execPath, ["scripts/lint.mjs"]],
];

for (const [folder, command, args] of process.argv[2] === "types" ? steps.slice(0, 3) : steps) {
  const { status } = spawnSync(command, args, { cwd: resolve(project, folder), stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
