// Format and lint, import rules, unused code. Reports everything before it fails.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const checks = [
  ["biome", "check", "--error-on-warnings", "."],
  ["node", "scripts/imports/check.ts"],
  ["knip"],
];

const failed = checks.filter(([command, ...args]) => {
  const { status } = spawnSync(command, args, { cwd: resolve(import.meta.dirname, ".."), stdio: "inherit" });
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
