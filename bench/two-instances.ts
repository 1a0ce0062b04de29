// Two instances of the app behind a proxy, on one PostgreSQL and one S3 server: `npm run two-instances [-- --short]`.
// People give, pay and approve through the proxy while one instance is killed and, without --short, one is upgraded
// before the other.
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { aCampaign, donor, type Shift, treasurer } from "./faults/people.ts";
import { type Finding, found } from "./faults/scene.ts";
import { books } from "./two-instances/books.ts";
import { olderApp } from "./two-instances/older.ts";
import { buyer, onlineDonor, type Payers } from "./two-instances/payers.ts";
import { sharedThings } from "./two-instances/shared.ts";
import { kill, type Stage, setStage } from "./two-instances/stage.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    /** With a transaction pooler before the database, if available; then without the upgrade. */
    pooled: { type: "boolean", default: false },
    donors: { type: "string", default: "24" },
    gifts: { type: "string", default: "120" },
    /** The commit of the older version; default: the one before the newest migration. */
    older: { type: "string" },
  },
});
const { donors, treasurers, gifts, pauseMilliseconds } = values.short
  ? { donors: 3, treasurers: 1, gifts: 8, pauseMilliseconds: 200 }
  : { donors: Number(values.donors), treasurers: 4, gifts: Number(values.gifts), pauseMilliseconds: 0 };

/** Waits until `count` more gifts are acknowledged; fails if a person failed meanwhile. */
async function more(shift: Shift, people: Promise<unknown>[], count: number) {
  const wanted = shift.gifts.size + count;
  while (shift.gifts.size < wanted)
    await Promise.race([delay(20), ...people.map((one) => one.then(() => delay(20)))]);
}

/** Kills the second instance, continues with the first, and restarts it. */
async function killOne(
  stage: Stage,
  go: (count: number) => Promise<void>,
  project?: string,
): Promise<Finding> {
  await kill(stage.instances[1]);
  await go(gifts / 4);
  stage.instances[1] = await stage.start(1, project);
  await go(gifts / 2);
  return found("one instance was killed under them and started again", true);
}

/** Upgrades the second instance while the older first one runs, then the first, which could not restart as it was. */
async function upgrade(
  stage: Stage,
  older: string,
  go: (count: number) => Promise<void>,
): Promise<Finding[]> {
  const was = stage.instances[1].process;
  was.kill("SIGTERM");
  while (was.exitCode === null && was.signalCode === null) await delay(50);
  stage.instances[1] = await stage.start(1, ".");
  await go(gifts);
  const alive = stage.instances[0].process.exitCode === null;
  await kill(stage.instances[0]);
  const refusal = await stage.start(0, older).then(
    () => "it started",
    (error: Error) => error.message,
  );
  stage.instances[0] = await stage.start(0, ".");
  await go(gifts / 2);
  return [
    found("the newer instance migrated while the older one went on serving", alive),
    found(
      `started anew, the older one says: ${refusal.split(": ").slice(1).join(": ").trim()}`,
      refusal.includes("versi aplikasi yang lebih baru"),
    ),
  ];
}

async function play(): Promise<Finding[]> {
  const upgrading = !values.short && !values.pooled;
  const older = upgrading ? await olderApp(values.older) : undefined;
  const stage = await setStage({ project: older?.folder, pooled: values.pooled });
  try {
    const { url } = stage.proxy;
    const shift: Shift = {
      url,
      slug: await aCampaign(stage.instances[0].url),
      gifts: new Map(),
      approved: new Set(),
      over: false,
      pauseMilliseconds,
    };
    const payers: Payers = { orders: new Map(), paid: new Map() };
    const people = [
      ...Array.from({ length: donors }, (_, n) => donor(shift, `donatur-${n}`)),
      ...Array.from({ length: treasurers }, () => treasurer(shift)),
      onlineDonor(shift, stage, payers),
      buyer(shift, payers),
    ];
    const go = (count: number) => more(shift, people, count);
    await go(gifts / 2);
    const findings = [
      found(
        `behind ${stage.proxy.name}${stage.pooled ? ", with a pooler before the database" : ""}`,
        stage.pooled === values.pooled,
      ),
      await killOne(stage, go, older?.folder),
    ];
    if (older) findings.push(...(await upgrade(stage, older.folder, go)));
    else if (upgrading)
      findings.push(found("no history to take an older version from: nothing was upgraded", true));
    shift.over = true;
    await Promise.all(people);
    const some = [...shift.gifts.values()].slice(-5);
    findings.push(...(await sharedThings(stage, shift.slug, some, values.short ? 3 : 20)));
    return [...findings, ...(await books(stage, shift, payers))];
  } finally {
    await stage.close();
  }
}

const findings = await play();
for (const { what, holds } of findings) process.stdout.write(`${holds ? "✓" : "✗"} ${what}\n`);
const failed = findings.filter(({ holds }) => !holds).length;
process.stdout.write(`${findings.length} findings, ${failed} wrong\n`);
process.exit(failed === 0 ? 0 : 1);
