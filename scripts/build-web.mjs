// Builds the web and lays a compressed copy beside every text file, so that the server never compresses them again.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const web = resolve(import.meta.dirname, "../web");
const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const WORTH_IT_BYTES = 1024;

const build = spawnSync("react-router", ["build"], {
  cwd: web,
  stdio: ["ignore", "pipe", "inherit"],
  encoding: "utf8",
});
if (build.status !== 0) {
  process.stdout.write(build.stdout ?? "");
  process.exit(build.status ?? 1);
}

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
