import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const PACKAGE = resolve(import.meta.dirname, "../../../package.json");

export const VERSION = (JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string }).version;
