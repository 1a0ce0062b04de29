// The cost of gifts, orders, registrations and broadcasts relative to replaying their SQL statements with the driver alone: `npm run
// bench:writes`. Measures CPU time, so it holds on a busy machine; fails beyond the target.
import { parseArgs } from "node:util";
import { connectDatabase } from "../api/src/platform/database/database.ts";
import { median } from "./speed/figures.ts";
import { layGround } from "./speed/ground.ts";
import { machine } from "./speed/report.ts";
import { broadcast } from "./writes/broadcast.ts";
import { hotEvent } from "./writes/hot-event.ts";
import { record, replayOf } from "./writes/recorded-transaction.ts";
import { writes } from "./writes/subjects.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "9" }, only: { type: "string", default: "" } },
});

const MOST_TIMES_BARE = 2;
const ROWS = 1000;
/** A single one is too short to measure. */
const TOGETHER = 50;
const rounds = Number(values.rounds);

async function cpuOf(work: () => Promise<unknown>, prepare: () => Promise<unknown>): Promise<number> {
  let spent = 0;
  for (let nth = 0; nth < TOGETHER; nth++) {
    await prepare();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
  }
  return spent / TOGETHER;
}

const ground = await layGround([ROWS], (text) => process.stderr.write(`${text}\n`));
const database = connectDatabase(
  { connectionString: ground.urls.get(ROWS) ?? "" },
  // Failing queries report themselves; idle connections may be closed.
  { poolSize: 1, onError: () => {} },
);
try {
  process.stdout.write(`${machine()}, medians of ${rounds} rounds of ${TOGETHER}:\n`);
  const chosen = (await writes(database)).filter(({ name }) => name.includes(values.only));
  for (const { name, prepare, act } of chosen) {
    await cpuOf(act, prepare);
    await prepare();
    const recorded = await record(database, act);
    const replay = replayOf(recorded);
    const bare = async () => {
      const client = await database.pool.connect();
      await replay(client).finally(() => client.release());
    };
    await cpuOf(bare, prepare);
    const costs: { app: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++)
      costs.push({ app: await cpuOf(act, prepare), bare: await cpuOf(bare, prepare) });
    const times = median(costs.map(({ app, bare: alone }) => app / alone));
    const app = median(costs.map((cost) => cost.app));
    process.stdout.write(
      `${name}: ${recorded.length} statements, ${app.toFixed(0)} µs, ${times.toFixed(2)} times its bare transaction (aim ${MOST_TIMES_BARE})\n`,
    );
    if (times > MOST_TIMES_BARE) process.exitCode = 1;
  }
  if (!(await broadcast(ground.urls.get(ROWS) ?? "", rounds))) process.exitCode = 1;
  if (!(await hotEvent(ground.urls.get(ROWS) ?? "", rounds, MOST_TIMES_BARE))) process.exitCode = 1;
} finally {
  await database.close();
  await ground.stop();
}
