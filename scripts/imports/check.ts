import { resolve } from "node:path";
import { breachesIn } from "./breaches.ts";
import { KNOWN } from "./rules.ts";
import { sourcesIn } from "./sources.ts";

const found = breachesIn(sourcesIn(resolve(import.meta.dirname, "../..")));
const breaches = found.filter((breach) => !KNOWN.some((known) => known.test(breach)));
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.exit(breaches.length > 0 ? 1 : 0);
