// Prepares a fresh clone: `node scripts/prepare.mjs [id] [web] [chromium] [haproxy] [pgbouncer] [nginx] [caddy] [promtool]`. Plain JavaScript for
// Node 18, because it runs before the project's own Node is installed.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { installChromium } from "./prepare/chromium.mjs";
import { findProgram, PROGRAMS } from "./prepare/debian-program.mjs";
import { chooseNode, installNode, linkNode } from "./prepare/own-node.mjs";
import { installPackages } from "./prepare/packages.mjs";
import { Trouble, words } from "./prepare/say.mjs";
import { buildWeb } from "./prepare/web.mjs";

const project = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const wanted = new Set(process.argv.slice(2));

try {
  installNode(project);
  const node = chooseNode(project);
  linkNode(project, node);
  // Operators' commands need no tools of developers.
  installPackages(project, node, wanted.has("id") ? "running" : "all");
  if (wanted.has("web")) buildWeb(project, node);
  for (const name of PROGRAMS) if (wanted.has(name)) findProgram(project, name);
  if (wanted.has("chromium")) installChromium(project);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

function sentenceOf(error) {
  if (error instanceof Trouble) return error.message;
  if (["EACCES", "EPERM", "EROFS"].includes(error.code))
    return words(
      `This user cannot write to ${error.path ?? project} (${error.code}). Run it as the owner of this folder, or allow writing.`,
      `${error.path ?? project} tidak dapat ditulisi pengguna ini (${error.code}). Jalankan sebagai pemilik folder ini, atau beri izin tulis.`,
    );
  if (error.code === "ENOSPC")
    return words(
      `The disk is full at ${error.path ?? project}. Free some space and run it again.`,
      `Disk penuh di ${error.path ?? project}. Kosongkan sebagian, lalu jalankan lagi.`,
    );
  return error.stack;
}
