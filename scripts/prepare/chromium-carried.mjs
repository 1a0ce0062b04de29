import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeLauncher } from "./chromium-launcher.mjs";
import { machine } from "./machine.mjs";
import { runNpm } from "./npm.mjs";
import { say } from "./say.mjs";

const PACKAGE = "@sparticuz/chromium@147.0.2";

/** Unpacks into the temporary folder; adds its own libraries only if it believes to run on Amazon Linux. */
const UNPACK = 'import("@sparticuz/chromium").then((found) => found.default.executablePath())';

/** A Chromium from npm with libraries and fonts, for Linux on x64. Needs no root. */
export function carriedChromium(project, node) {
  const { os, cpu, libc } = machine();
  if (os !== "linux" || cpu !== "x64" || libc !== "glibc") return false;
  say("Fetching Chromium for the browser journeys …");
  const folder = join(project, ".cache/chromium");
  const unpacked = join(folder, "unpacked");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--no-package-lock"];
  runNpm(node, ["install", "--prefix", folder, ...quiet, PACKAGE], folder);
  const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
  const done = spawnSync(node, ["--eval", UNPACK], { cwd: folder, env, stdio: "inherit" });
  if (done.status !== 0) return false;
  writeLauncher(project, {
    program: join(unpacked, "chromium"),
    libraries: [join(unpacked, "al2023/lib")],
    fonts: [join(unpacked, "fonts/fonts")],
  });
  return true;
}
