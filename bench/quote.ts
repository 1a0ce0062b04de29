// The cost of unique QRIS amounts: a gift by QRIS compared with the same gift without an amount hold, with no holds
// and with 100 000: `npm run bench:quote`. Fails beyond the target.
import { PAYMENT_MINUTES } from "@barakah/contract";
import { give } from "../api/src/charity/donate.ts";
import { once } from "../api/src/payments/index.ts";
import { connectDatabase, type Database } from "../api/src/platform/database/database.ts";
import { median } from "./speed/figures.ts";
import { SLUG } from "./speed/fill.ts";
import { layGround } from "./speed/ground.ts";
import { machine } from "./speed/report.ts";

const MOST_TIMES_BARE = 2;
const ROWS = 1000;
const HOLDS = 100_000;
const ROUNDS = 400;
/** The same amount for everybody: only the first gets the category's code. */
const AMOUNT = 100_000;

const gift = (nth: number) => ({
  slug: `${SLUG}${1 + (nth % 10)}`,
  amount: AMOUNT + 1000 * (nth % 400),
  payer: { name: "Donatur", phone: "081200000000", email: "" },
  message: "",
  memberId: null,
  request: undefined,
});

const bare = (database: Database, nth: number) =>
  database.kysely.transaction().execute((tx) => give(tx, gift(nth), "bsi", "2026-11-15", PAYMENT_MINUTES));
const quote = (database: Database, nth: number) =>
  once(database, undefined, (tx) => give(tx, gift(nth), "qris-donasi", "2026-11-15", PAYMENT_MINUTES, {}));

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Alternating, so that other load affects both. */
async function compare(database: Database, from: number): Promise<number> {
  const times = { bare: [] as number[], quote: [] as number[] };
  for (let nth = from; nth < from + ROUNDS; nth++) {
    times.bare.push(await timeOf(() => bare(database, nth)));
    times.quote.push(await timeOf(() => quote(database, nth)));
  }
  return median(times.quote) / median(times.bare);
}

/** Takes a fifth of all codes for each amount. */
async function fillHolds({ pool }: Database) {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(`insert into amount_hold (account, amount, payment_id, held, code)
      select 'qris-donasi', ${AMOUNT} + n * 5, (select id from payment limit 1),
        tstzrange(now() - interval '1 day', now() + interval '8 days'), 1 + n % 999
      from generate_series(1, ${HOLDS}) n on conflict do nothing`);
    await client.query("vacuum analyze amount_hold");
  } finally {
    client.release(true);
  }
}

const ground = await layGround([ROWS], (text) => process.stderr.write(`${text}\n`));
const database = connectDatabase(
  { connectionString: ground.urls.get(ROWS) ?? "" },
  {
    poolSize: 2,
    onError: (error: Error) => {
      throw error;
    },
  },
);
try {
  await compare(database, 0);
  const few = await compare(database, 0);
  await fillHolds(database);
  const many = await compare(database, 7);
  process.stdout.write(
    `${machine()}: a quote takes ${few.toFixed(2)} times its bare transaction, with ${HOLDS} holds ${many.toFixed(2)} times (aim ${MOST_TIMES_BARE}).\n`,
  );
  if (Math.max(few, many) > MOST_TIMES_BARE) process.exitCode = 1;
} finally {
  await database.close();
  await ground.stop();
}
