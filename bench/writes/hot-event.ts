import { connectDatabase, type Database } from "../../api/src/platform/database/database.ts";
import { median } from "../speed/figures.ts";
import { record, replayOf } from "./recorded-transaction.ts";
import { registering } from "./subjects.ts";

const CONNECTIONS = 16;
const TOGETHER = 300;
const SEATS = 50;
const CROWD = 2000;

/** As many at a time as there are connections: who waits longer for one is refused by the pool, which is not measured here. */
async function inLanes(
  count: number,
  work: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> {
  const answers: PromiseSettledResult<unknown>[] = [];
  let begun = 0;
  const lane = async () => {
    while (begun++ < count) answers.push(...(await Promise.allSettled([work()])));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return answers;
}

/** How many of them get through in a second. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await inLanes(TOGETHER, work);
  return TOGETHER / ((performance.now() - begun) / 1000);
}

/**
 * Registrations for one event all wait for its row. So what counts is how many get through in a second, beside a replay of the
 * same SQL statements by the driver alone.
 */
async function rates(database: Database, single: Database, rounds: number) {
  const register = await registering(database);
  const app = () => database.transact(register);
  await single.transact(register);
  const replay = replayOf(await record(single, () => single.transact(register)));
  const bare = async () => {
    const client = await database.pool.connect();
    await replay(client).finally(() => client.release());
  };
  await perSecond(app);
  await perSecond(bare);
  const measured: { app: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++)
    measured.push({ app: await perSecond(app), bare: await perSecond(bare) });
  return {
    app: median(measured.map((rate) => rate.app)),
    bare: median(measured.map((rate) => rate.bare)),
    times: median(measured.map((rate) => rate.bare / rate.app)),
  };
}

/** Many for few seats. */
async function crowd(database: Database) {
  const register = await registering(database, SEATS);
  const begun = performance.now();
  const answers = await inLanes(CROWD, () => database.transact(register));
  const seconds = (performance.now() - begun) / 1000;
  const codes = answers.map((answer) =>
    answer.status === "fulfilled" ? "held" : String((answer.reason as { code?: string }).code),
  );
  return { seconds, held: codes.filter((code) => code === "held").length, codes: new Set(codes) };
}

/** Says both, and whether the aims were met. */
export async function hotEvent(connectionString: string, rounds: number, most: number): Promise<boolean> {
  const connect = (poolSize: number) =>
    connectDatabase({ connectionString }, { poolSize, onError: () => {} });
  const [single, database] = [connect(1), connect(CONNECTIONS)];
  try {
    const { app, bare, times } = await rates(database, single, rounds);
    process.stdout.write(
      `one hot event, ${CONNECTIONS} connections: ${app.toFixed(0)} registrations a second, bare ${bare.toFixed(0)}, ${times.toFixed(2)} times (aim ${most})\n`,
    );
    const { seconds, held, codes } = await crowd(database);
    process.stdout.write(
      `${CROWD} at once for ${SEATS} seats: ${held} held in ${seconds.toFixed(1)} s; answers ${[...codes].sort().join(", ")}\n`,
    );
    return times <= most && held === SEATS && [...codes].sort().join() === "held,sold_out";
  } finally {
    await Promise.all([single.close(), database.close()]);
  }
}
