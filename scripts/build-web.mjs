// Builds the web and lays a compressed copy beside every text file, so that the server never compresses them again.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const web = resolve(import.meta.dirname, "../web");
const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const WORTH_IT_BYTES = 1024;
const KILLED_FOR_MEMORY = /SIGKILL|SIGABRT|^137$|^134$/;

// What the bundler has to say interests only when it fails.
const build = spawnSync("react-router", ["build"], {
  cwd: web,
  stdio: ["ignore", "pipe", "pipe"],
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  // The pages are the same for everybody, whatever the one who builds them runs.
  env: { ...process.env, NODE_ENV: "production" },
});
const end = String(build.signal ?? build.status ?? build.error?.message);
if (end !== "0") {
  process.stderr.write(`${build.stdout ?? ""}${build.stderr ?? ""}\n`);
  if (KILLED_FOR_MEMORY.test(end))
    process.stderr.write(
      "Sistem menghentikan pembangunan halaman web, biasanya karena memori habis: perlu sekitar 600 MB yang bebas. Tutup program lain atau tambah swap, lalu jalankan lagi.\n",
    );
  process.exit(1);
}

// Another build is another version of the service worker: its name changes with the names of the files.
const worker = join(web, "build/client/sw.js");
const names = readdirSync(join(web, "build/client/assets")).sort().join();
const version = createHash("sha256").update(names).digest("hex").slice(0, 12);
writeFileSync(worker, readFileSync(worker, "utf8").replace("__VERSION__", version));

for (const entry of readdirSync(join(web, "build/client"), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_IT_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
