import { parseArgs } from "node:util";
import { compare } from "./speed/compare.ts";
import { layGround } from "./speed/ground.ts";
import { aims, machine, report } from "./speed/report.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "0.4" },
    sizes: { type: "string", default: "1000,100000" },
    only: { type: "string", default: "" },
  },
});
const sizes = values.sizes.split(",").map(Number);
const say = (text: string) => process.stderr.write(`${text}\n`);

const ground = await layGround(sizes, say);
try {
  const contests = await compare(ground, {
    rounds: Number(values.rounds),
    secondsPerTurn: Number(values.seconds),
    wanted: new RegExp(values.only),
    say,
  });
  process.stdout.write(`\n${machine()}\n\n${report(contests)}\n\n${aims(sizes).join("\n")}\n`);
} finally {
  await ground.stop();
}
