// Brings a fresh clone to where it can run: `node scripts/prepare.mjs [web] [chromium]`.
// Plain JavaScript for Node 20 on purpose: it runs before the project's own Node is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const wanted = new Set(process.argv.slice(2));
const bin = join(project, "node_modules/.bin");
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

function say(text) {
  process.stdout.write(`${text}\n`);
}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: project, stdio: "inherit", env, ...options });
  if (done.error) throw done.error;
  if (done.status !== 0) {
    process.stderr.write(`Gagal: ${command} ${args.join(" ")}\n`);
    process.exit(done.status ?? 1);
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !["node_modules", "build", ".react-router"].includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(file.slice(project.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Does the work unless it was done for the very same input before. */
function onceFor(stamp, files, made, work) {
  const path = join(project, stamp);
  const hash = hashOf(
    files.map((file) => join(project, file)).flatMap((file) => (existsSync(file) ? [file] : [])),
  );
  if (existsSync(path) && existsSync(join(project, made)) && readFileSync(path, "utf8") === hash) return;
  work();
  mkdirSync(resolve(path, ".."), { recursive: true });
  writeFileSync(path, hash);
}

function installPackages() {
  const inputs = [
    "package-lock.json",
    "package.json",
    "contract/package.json",
    "api/package.json",
    "web/package.json",
  ];
  onceFor("node_modules/.installed", inputs, "node_modules/.package-lock.json", () => {
    say("Memasang paket …");
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"]);
  });
}

function buildWeb() {
  const inputs = ["web", "contract/src"].flatMap((folder) => filesBelow(join(project, folder)));
  const relative = [
    ...inputs.map((file) => file.slice(project.length + 1)),
    "package-lock.json",
    "scripts/build-web.mjs",
  ];
  onceFor("web/build/.built", relative, "web/build/server/index.js", () => {
    say("Membangun halaman web …");
    run("node", ["scripts/build-web.mjs"]);
  });
}

function hasChromium() {
  if (process.env.CHROMIUM) return true;
  return (
    spawnSync("sh", ["-c", "command -v chromium || command -v chromium-browser || command -v google-chrome"])
      .status === 0
  );
}

function installChromium() {
  if (hasChromium()) return;
  if (process.getuid?.() !== 0 || spawnSync("sh", ["-c", "command -v apt-get"]).status !== 0) {
    process.stderr.write(
      "Uji peramban memerlukan Chromium: pasang paket chromium, atau sebut tempatnya di CHROMIUM.\n",
    );
    process.exit(1);
  }
  say("Memasang Chromium …");
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
  };
  run("apt-get", ["update", "-qq"], quiet);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
}

installPackages();
if (wanted.has("web")) buildWeb();
if (wanted.has("chromium")) installChromium();
