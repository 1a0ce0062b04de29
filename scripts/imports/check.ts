import { resolve } from "node:path";
import { breachesIn } from "./breaches.ts";
import { sourcesIn } from "./sources.ts";

const breaches = breachesIn(sourcesIn(resolve(import.meta.dirname, "../..")));
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.exit(breaches.length > 0 ? 1 : 0);
