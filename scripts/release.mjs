// `npm run release`: the archive that operators install. It has the pages built, so that an installation fetches only what
// running needs and its first start builds nothing.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");
const COMMANDS = ["start", "doctor", "backup", "restore", "preflight", "user", "keys"];
const FOLDERS = /^(?:api|contract|demo|deploy|docs|simulators|scripts\/prepare)\//;
const FILES =
  /^(?:LICENSE|README\.md|CHANGELOG\.md|SECURITY\.md|package-lock\.json|scripts\/(?:run\.sh|prepare\.mjs))$/;
const NOT_NEEDED = /\.(?:test|fixture)\.tsx?$|^api\/src\/testing\/|^docs\/(?:decisions|screenshots)\//;

const json = (file) => JSON.parse(readFileSync(join(project, file), "utf8"));
const git = (...args) => execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();

/** Between two releases it also names the commit: an upgrade is laid beside the running version, never over it. */
export function releaseVersion() {
  const { version } = json("package.json");
  const commit = `g${git("rev-parse", "--short", "HEAD")}`;
  if (git("rev-parse", "--is-shallow-repository") === "true") return `${version}-${commit}`;
  const released = git("log", "-1", "--format=%H", "-S", `"version": "${version}"`, "--", "package.json");
  const since = git("rev-list", "--count", `${released}..HEAD`);
  return since === "0" ? version : `${version}-${since}-${commit}`;
}

/** Without the web, whose packages only build the pages, and without developers' packages. */
function writePackages(folder, version) {
  const { scripts, devDependencies: _, overrides: __, ...root } = json("package.json");
  const kept = Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]]));
  const whole = { ...root, version, workspaces: ["contract", "api"], scripts: kept };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(whole, null, 2)}\n`);
  for (const name of ["api", "contract"]) {
    const { devDependencies: ___, ...rest } = json(`${name}/package.json`);
    writeFileSync(join(folder, name, "package.json"), `${JSON.stringify(rest, null, 2)}\n`);
  }
  // npm removes from the lock file what nothing needs any more; versions stay as they were tested.
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", "--package-lock-only", "--offline", ...quiet], {
    cwd: folder,
    stdio: "inherit",
  });
}

/** Puts the release into a folder. Returns its version. */
export function layRelease(folder) {
  const version = releaseVersion();
  const wanted = (file) => (FOLDERS.test(file) || FILES.test(file)) && !NOT_NEEDED.test(file);
  for (const file of git("ls-files").split("\n").filter(wanted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file));
  }
  cpSync(join(project, "web/build"), join(folder, "web/build"), { recursive: true });
  writePackages(folder, version);
  const made = { version, commit: git("rev-parse", "HEAD") };
  writeFileSync(join(folder, "release.json"), `${JSON.stringify(made)}\n`);
  return version;
}

function pack() {
  const place = mkdtempSync(join(tmpdir(), "barakah-release-"));
  try {
    const name = `barakah-app-${releaseVersion()}`;
    mkdirSync(join(place, name));
    layRelease(join(place, name));
    const file = join(project, "dist", `${name}.tar.gz`);
    mkdirSync(dirname(file), { recursive: true });
    execFileSync("tar", ["-czf", file, "--owner=0", "--group=0", "-C", place, name]);
    process.stdout.write(`${file}\n`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.main) pack();
