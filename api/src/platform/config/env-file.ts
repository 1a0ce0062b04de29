import { existsSync } from "node:fs";
import { resolve } from "node:path";

const FILE = resolve(import.meta.dirname, "../../../../.env");

/** Settings that were written down in a file count where the environment itself does not say otherwise. */
export function loadEnvFile() {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
