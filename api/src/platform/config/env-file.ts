import { existsSync } from "node:fs";
import { resolve } from "node:path";

const FILE = resolve(import.meta.dirname, "../../../../.env");

/** The environment takes precedence over the file. */
export function loadEnvFile() {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
