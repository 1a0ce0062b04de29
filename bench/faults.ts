// Fault injection: `npm run faults [-- --kills 100 --seconds 60 --only disk]`. For each fault: what answers, what
// waits, and that nothing acknowledged is lost. With --write the results go to docs/faults.md.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backups } from "./faults/backups.ts";
import { clock } from "./faults/clock.ts";
import { databaseFrozen } from "./faults/database-frozen.ts";
import { databaseGone } from "./faults/database-gone.ts";
import { diskFull } from "./faults/disk-full.ts";
import { kills } from "./faults/kills.ts";
import { mailDown } from "./faults/mail-down.ts";
import { memory } from "./faults/memory.ts";
import { provider } from "./faults/provider.ts";
import type { Scene } from "./faults/scene.ts";
import { slowClients } from "./faults/slow-clients.ts";
import { machine } from "./speed/report.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
    clients: { type: "string", default: "1000" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});

const DOCUMENT = resolve(import.meta.dirname, "../docs/faults.md");
const MEASURED = /(?<=<!-- measured -->\n).*(?=<!-- end -->)/s;

const scenes: Scene[] = [
  provider,
  mailDown,
  clock,
  diskFull,
  databaseGone(Number(values.seconds)),
  databaseFrozen,
  backups,
  memory,
  slowClients(Number(values.clients)),
  kills(Number(values.kills)),
];

async function played(scene: Scene): Promise<{ lines: string[]; holds: boolean }> {
  const findings = await scene.run();
  const lines = [
    `### ${scene.name[0]?.toUpperCase()}${scene.name.slice(1)}`,
    "",
    ...findings.map(({ what, holds }) => `- ${holds ? "" : "**FAILS** "}${what}`),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return { lines, holds: findings.every(({ holds }) => holds) };
}

const wanted = new RegExp(values.only);
const all = [];
for (const scene of scenes.filter(({ name }) => wanted.test(name))) all.push(await played(scene));

if (values.write) {
  const where = `${new Date().toISOString().slice(0, 10)}, ${machine()}.`;
  const measured = `\n${where}\n\n${all.flatMap(({ lines }) => lines).join("\n")}\n`;
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, "utf8").replace(MEASURED, () => measured),
  );
}
process.exitCode = all.every(({ holds }) => holds) ? 0 : 1;
