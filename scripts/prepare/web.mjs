import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fingerprint, onceFor } from "./once-for.mjs";
import { say, Trouble, words } from "./say.mjs";

const KILLED_FOR_MEMORY = /^(?:SIGKILL|SIGABRT|137|134)$/;
const NOT_SOURCES = ["node_modules", "build", ".react-router"];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

export function buildWeb(project, node) {
  // A release has them built, and none of their sources (scripts/release.mjs).
  if (existsSync(join(project, "release.json"))) return;
  const files = [
    ...["web", "contract/src"].flatMap((folder) => filesBelow(join(project, folder))),
    join(project, "package-lock.json"),
    join(project, "scripts/build-web.mjs"),
  ];
  onceFor({
    stamp: join(project, "web/build/.built"),
    print: fingerprint(project, files),
    isThere: () => existsSync(join(project, "web/build/server/index.js")),
    work: () => build(project, node),
    failed: () =>
      new Trouble(
        words(
          "The web pages were not built. Delete web/build and run it again.",
          "Halaman web belum jadi. Hapus folder web/build, lalu jalankan lagi.",
        ),
      ),
  });
}

function build(project, node) {
  say(words("Building web pages …", "Membangun halaman web …"));
  const path = [join(project, ".cache/bin"), join(project, "node_modules/.bin"), process.env.PATH];
  const done = spawnSync(node, ["scripts/build-web.mjs"], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, PATH: path.join(delimiter) },
  });
  if (done.status === 0) return;
  throw new Trouble(
    KILLED_FOR_MEMORY.test(done.signal ?? done.status)
      ? words(
          "The system stopped the build, usually for lack of memory: it needs about 600 MB. Close other programs or add swap, then run it again.",
          "Sistem menghentikan pembangunan halaman web, biasanya karena memori habis: perlu sekitar 600 MB yang bebas. Tutup program lain atau tambah swap, lalu jalankan lagi.",
        )
      : words("Building the web pages failed.", "Halaman web gagal dibangun."),
  );
}
