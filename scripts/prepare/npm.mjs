import { spawnSync } from "node:child_process";
import { basename, delimiter, dirname } from "node:path";
import { Trouble, words } from "./say.mjs";

export const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

const SHOWN = ["inherit", "ignore", "inherit"];

export const registryOf = (node, cwd) =>
  npm(node, ["config", "get", "registry"], { cwd, encoding: "utf8" }).stdout?.trim() ?? "";

export const npmSucceeds = (node, args, cwd) => npm(node, args, { cwd, stdio: SHOWN }).status === 0;

/** Installs packages with this Node. Only npm's errors are shown. */
export function runNpm(node, args, cwd) {
  const done = npm(node, args, { cwd, stdio: SHOWN });
  if (done.error)
    throw new Trouble(`${words("npm cannot be run", "npm tidak dapat dijalankan")}: ${done.error.message}`);
  if (done.status === 0) return;
  throw new Trouble(
    words(
      `npm ${args[0]} failed (${done.status ?? done.signal}); the cause is above. Check the internet connection and the disk space, then run it again.`,
      `npm ${args[0]} gagal (${done.status ?? done.signal}); sebabnya ada di atas. Periksa sambungan internet dan sisa ruang disk, lalu jalankan lagi.`,
    ),
  );
}

/** The npm that started us, run by the given Node; by hand, the first on the PATH. */
function npm(node, args, options) {
  const cli = process.env.npm_execpath ?? "";
  // Hides deprecation warnings of an older npm on a newer Node.
  const [command, first] = basename(cli) === "npm-cli.js" ? [node, ["--no-deprecation", cli]] : ["npm", []];
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  return spawnSync(command, [...first, ...args], { ...options, env });
}
