// Builds the web and stores a compressed copy next to every text file, so that the server never compresses them.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const web = resolve(import.meta.dirname, "../web");
const TEXT = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const WORTH_IT_BYTES = 1024;

// Always a production build, which React's plugin reads from the environment. React Router finds its files from the folder.
process.env.NODE_ENV = "production";
process.chdir(web);
const { build, createBuilder } = await import("vite");

const compressed = new Map();

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    promisify(brotliCompress)(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
  ]);
}

/** In parallel, on all processors; each file once. */
function compressOnce(path) {
  if (!TEXT.test(path) || compressed.has(path)) return;
  compressed.set(path, compress(path));
}

/** The browser's files are compressed while the server's are built. Those outside assets/ may still change. */
const beside = {
  name: "compress",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) if (name.startsWith("assets/")) compressOnce(join(dir, name));
  },
};

const builder = await createBuilder({ root: web, mode: "production", logLevel: "error", plugins: [beside] });
await builder.buildApp();

// The service worker's version depends on the names of the built files.
const names = readdirSync(join(web, "build/client/assets"))
  .filter((name) => !/\.(?:br|gz)$/.test(name))
  .sort()
  .join();
const version = createHash("sha256").update(names).digest("hex").slice(0, 12);
await build({
  configFile: false,
  root: web,
  logLevel: "error",
  define: { VERSION: JSON.stringify(version) },
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(web, "worker/worker.ts"),
      output: { entryFileNames: "sw.js", format: "iife" },
    },
  },
});

const entries = readdirSync(join(web, "build/client"), { recursive: true, withFileTypes: true });
for (const entry of entries.filter((one) => one.isFile())) compressOnce(join(entry.parentPath, entry.name));
await Promise.all(compressed.values());
