import { spawnSync } from "node:child_process";

/**
 * Whether a program that an operator installs beside the app (nginx, promtool …) is on this machine. `npm test` fetches
 * Debian's where it can (scripts/prepare/debian-program.mjs); without it the tests that need it are listed as skipped.
 */
export const hasProgram = (name: string): boolean => spawnSync(name, ["--version"]).error === undefined;

/** Says in the run's output what is not tried, besides the list of skipped tests. */
export function tellMissing(what: string, names: readonly string[]) {
  const missing = names.filter((name) => !hasProgram(name));
  if (missing.length > 0)
    process.stderr.write(`${what} was not tried with ${missing.join(", ")}: not installed here\n`);
}
