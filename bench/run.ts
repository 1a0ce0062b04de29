// The app's cost relative to minimal servers that do the same: `npm run bench`. With --write the table goes to
// docs/benchmarks.md; --only, --sizes, --rounds and --seconds measure a part of it.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "./speed/compare.ts";
import { layGround } from "./speed/ground.ts";
import { aims, machine, report } from "./speed/report.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "0.3" },
    sizes: { type: "string", default: "1000,100000" },
    only: { type: "string", default: "" },
    kills: { type: "string", default: "10" },
    write: { type: "boolean", default: false },
  },
});

const DOCUMENT = resolve(import.meta.dirname, "../docs/benchmarks.md");
const MEASURED = /(?<=<!-- measured -->\n).*(?=<!-- end -->)/s;
const say = (text: string) => process.stderr.write(`${text}\n`);

async function measureSpeed(): Promise<string> {
  const sizes = values.sizes.split(",").map(Number);
  const busy = loadavg()[0]?.toFixed(1);
  const ground = await layGround(sizes, say);
  try {
    const contests = await compare(ground, {
      rounds: Number(values.rounds),
      secondsPerTurn: Number(values.seconds),
      wanted: new RegExp(values.only),
      say,
    });
    const date = new Date().toISOString().slice(0, 10);
    const where = `${date}, ${machine()}, load ${busy} at the start; medians of ${values.rounds} rounds.`;
    return `${where}\n\n${report(contests)}\n\nAims:\n\n${aims(sizes).join("\n")}\n`;
  } finally {
    await ground.stop();
  }
}

function killNine(): boolean {
  const script = resolve(import.meta.dirname, "kill-nine.ts");
  return spawnSync(process.execPath, [script, "--rounds", values.kills], { stdio: "inherit" }).status === 0;
}

const measured = await measureSpeed();
process.stdout.write(`\n${measured}\n`);
if (values.write)
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, "utf8").replace(MEASURED, () => `\n${measured}\n`),
  );
if (Number(values.kills) > 0 && !killNine()) process.exitCode = 1;
