// Builds the web and stores a compressed copy next to every text file, so that the server never compresses them.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { words } from "./prepare/say.mjs";

const web = resolve(import.meta.dirname, "../web");
const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const WORTH_IT_BYTES = 1024;
const KILLED_FOR_MEMORY = /SIGKILL|SIGABRT|^137$|^134$/;

// Show the bundler's output only if it fails.
const build = spawnSync("react-router", ["build"], {
  cwd: web,
  stdio: ["ignore", "pipe", "pipe"],
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  // Always a production build.
  env: { ...process.env, NODE_ENV: "production" },
});
const end = String(build.signal ?? build.status ?? build.error?.message);
if (end !== "0") {
  process.stderr.write(`${build.stdout ?? ""}${build.stderr ?? ""}\n`);
  if (KILLED_FOR_MEMORY.test(end))
    process.stderr.write(
      words(
        "The system stopped the build, usually for lack of memory: it needs about 600 MB. Close other programs or add swap, then run it again.\n",
        "Sistem menghentikan pembangunan halaman web, biasanya karena memori habis: perlu sekitar 600 MB yang bebas. Tutup program lain atau tambah swap, lalu jalankan lagi.\n",
      ),
    );
  process.exit(1);
}

// The service worker's version depends on the names of the built files.
const worker = join(web, "build/client/sw.js");
const names = readdirSync(join(web, "build/client/assets")).sort().join();
const version = createHash("sha256").update(names).digest("hex").slice(0, 12);
writeFileSync(worker, readFileSync(worker, "utf8").replace("__VERSION__", version));

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    promisify(brotliCompress)(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
  ]);
}

// In parallel, on all processors.
const entries = readdirSync(join(web, "build/client"), { recursive: true, withFileTypes: true });
const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
