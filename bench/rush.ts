// The '27th night': readers request home, list and campaigns, first alone, then while gifts are constantly verified:
// `npm run bench:rush`. Prints the share of the quiet rate that readers keep; fails below the target.
import { parseArgs } from "node:util";
import { connectDatabase } from "../api/src/platform/database/database.ts";
import { approving, aTreasurer, type Treasurer } from "./rush/treasurer.ts";
import { waitingGifts } from "./rush/waiting-gifts.ts";
import { child, startServer, stopChild } from "./speed/children.ts";
import { median } from "./speed/figures.ts";
import { SLUG } from "./speed/fill.ts";
import { layGround } from "./speed/ground.ts";
import { put, wire } from "./speed/measure.ts";
import { machine } from "./speed/report.ts";
import { page } from "./speed/subjects.ts";

const { values } = parseArgs({
  options: {
    gifts: { type: "string", default: "50" },
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "2" },
  },
});

const LEAST_SHARE_OF_QUIET = 0.7;
const ROWS = 1000;
const BELOVED = 10;
const CONNECTIONS = 16;
/** Until the JIT has compiled the hot code: before that, a third of the CPU time is the compiler's. */
const WARM_UP_SECONDS = 15;
const paths = ["/", "/charity", ...Array.from({ length: BELOVED }, (_, n) => `/kampanye/${SLUG}${n + 1}`)];
const requests = paths.map((path) => wire(page(path, path)));

const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const perSecond = Number(values.gifts);
const fail = (error: Error) => {
  throw error;
};

const ground = await layGround([ROWS], (text) => process.stderr.write(`${text}\n`));
const url = ground.urls.get(ROWS) ?? "";
const database = connectDatabase({ connectionString: url }, { poolSize: 2, onError: fail });
const env = {
  DATABASE_URL: url,
  DATA_DIR: ground.directory,
  RATE_LIMIT_PER_MINUTE: "1000000000",
  STAFF_TWO_STEP: "off",
};
const app = await startServer(child("servers/app.ts", env));
const client = child("load/client.ts");

const read = (count: number) => put(client, { port: app.port, requests, connections: CONNECTIONS, count });

/** What a second of the rush costs, in CPU milliseconds; how often a page is rendered in it. */
interface Parts {
  thread: number;
  others: number;
  database: number;
  rendered: number;
}
const work = async () => ({ ...(await app.work()), database: ground.databaseCpu?.() ?? Number.NaN });
type Work = Awaited<ReturnType<typeof work>>;
const since = (begin: Work, end: Work): Work => ({
  all: end.all - begin.all,
  main: end.main - begin.main,
  rendered: end.rendered - begin.rendered,
  database: end.database - begin.database,
});

/** Runs the rush once, then analyses the tables: plans made for empty tables would scan them. */
async function warmUp(treasurer: Treasurer, references: string[]) {
  const rush = approving(treasurer, references, perSecond);
  const end = performance.now() + WARM_UP_SECONDS * 1000;
  while (performance.now() < end) await read(1000);
  await rush.stop();
  await database.pool.query("analyze");
}

try {
  const treasurer = await aTreasurer(app.port, database);
  // Six times the expected need: rounds take longer when readers are slower.
  const waiting = Math.ceil((rounds * seconds + WARM_UP_SECONDS) * perSecond * 6);
  const references = await waitingGifts(database, waiting, BELOVED);
  await warmUp(treasurer, references);
  const count = Math.round((4000 / (await read(4000))) * seconds);

  const shares: number[] = [];
  const parts: Parts[] = [];
  for (let round = 1; round <= rounds; round++) {
    const before = await work();
    const quiet = await read(count);
    const alone = since(before, await work());
    const rush = approving(treasurer, references, perSecond);
    // Discards the first second of the rush.
    const begun = await read(count);
    const begins = await work();
    const busy = await read(count);
    const together = since(begins, await work());
    const giftRate = (await rush.stop()) / (begun + busy);
    shares.push(quiet / busy);
    parts.push({
      thread: (together.main - alone.main) / busy / 1000,
      others: (together.all - together.main - (alone.all - alone.main)) / busy / 1000,
      database: together.database / busy / 1000,
      rendered: together.rendered / busy / paths.length,
    });
    process.stderr.write(
      `round ${round}: ${(count / quiet).toFixed(0)} pages a second in peace, ${(count / busy).toFixed(0)} with ${giftRate.toFixed(0)} gifts a second\n`,
    );
  }
  const share = median(shares);
  const middle = (part: keyof Parts, digits = 0) => median(parts.map((one) => one[part])).toFixed(digits);
  process.stdout.write(
    `${machine()}: with ${perSecond} gifts verified a second readers keep ${(share * 100).toFixed(0)} % of the quiet rate (median of ${rounds}; aim ${LEAST_SHARE_OF_QUIET * 100} %).\n` +
      `Beyond the same pages in peace, a second costs ${middle("thread")} ms of CPU in the thread that answers, ${middle("others")} ms in the others (rendering, memory), ${middle("database")} ms in PostgreSQL; each page is rendered ${middle("rendered", 1)} times.\n`,
  );
  if (share < LEAST_SHARE_OF_QUIET) process.exitCode = 1;
} finally {
  await stopChild(client);
  await app.stop();
  await database.close();
  await ground.stop();
}
