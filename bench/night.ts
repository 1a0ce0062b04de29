// A rehearsal of a night in Ramadan on a database of a million members: `npm run bench:night [-- --scale 0.1 --minutes 5]`.
// Fills it, plays the night on one instance of the app and on two, and times what is done at night and on the first of a month.
// `--folder` keeps the filled database for another run.
import { chmod, mkdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { newFolder } from "./faults/app.ts";
import { backup, type Chore, doctor, papers, restore, seal } from "./night/chores.ts";
import { fillNight } from "./night/fill.ts";
import { play } from "./night/play.ts";
import * as report from "./night/report.ts";
import { sizesOf } from "./night/sizes.ts";
import { onDisk } from "./night/sizes-on-disk.ts";
import { openGround, seedDemo } from "./night/stage.ts";
import { machine } from "./speed/report.ts";

const { values } = parseArgs({
  options: {
    scale: { type: "string", default: "1" },
    minutes: { type: "string", default: "20" },
    gifts: { type: "string", default: "1000" },
    readers: { type: "string", default: "20" },
    /** How many instances of the app, one night after the other. */
    instances: { type: "string", default: "1,2" },
    folder: { type: "string" },
    /** Leaves out backup, restore, exports and reports. */
    "no-chores": { type: "boolean", default: false },
    /** Plays only, where an earlier run has looked at the books. */
    "no-doctor": { type: "boolean", default: false },
  },
});

const sizes = sizesOf(Number(values.scale));
const say = (text: string) => process.stdout.write(`${text}\n\n`);
const tell = (text: string) => process.stderr.write(`${text}\n`);
const folder = values.folder ? resolve(values.folder) : await newFolder();

/** Does nothing where an earlier run has filled the folder. */
async function filled() {
  const done = join(folder, `filled-${values.scale}`);
  if (await stat(done).catch(() => undefined)) return;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await chmod(folder, 0o755);
  const ground = await openGround(folder, "fill");
  const steps: Chore[] = [];
  try {
    await seedDemo(ground);
    await fillNight(ground.url, sizes, (name, seconds) => {
      tell(`filled: ${name}, ${seconds.toFixed(0)} s`);
      steps.push({ name: `filling: ${name}`, seconds, said: "" });
    });
  } finally {
    await ground.stop();
  }
  await mkdir(done);
  say(report.chores(steps));
}

say(
  `# A night in Ramadan\n\n${machine()}; scale ${values.scale}: ${sizes.members} members, ${sizes.payments} payments; ${values.gifts} gifts a minute for ${values.minutes} minutes, ${values.readers} reads a second.`,
);
let failed = false;
try {
  await filled();
  const ground = await openGround(folder, "play");
  try {
    const before = [await seal(ground)];
    if (!values["no-doctor"]) before.push(await doctor(ground));
    say(report.chores(before));
    say(report.disk(await onDisk(ground)));
    for (const instances of values.instances.split(",").map(Number)) {
      const played = await play(ground, {
        minutes: Number(values.minutes),
        giftsPerMinute: Number(values.gifts),
        readsPerSecond: Number(values.readers),
        instances,
        campaigns: sizes.campaigns,
      });
      say(report.night(`${instances} instance${instances > 1 ? "s" : ""} of the app`, played));
      if (played.lost > 0 || Object.keys(played.unverified).length > 0) failed = true;
    }
    const after = values["no-doctor"] ? [] : [await doctor(ground)];
    if (!values["no-chores"])
      after.push(...(await papers(ground)), await backup(ground), await restore(ground));
    say(report.chores(after));
    if (after.some(({ name, said }) => name === "doctor" && !said.startsWith("✓"))) failed = true;
  } finally {
    await ground.stop();
  }
} finally {
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
