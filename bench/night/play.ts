import { setTimeout as delay } from "node:timers/promises";
import { Browsers } from "../../api/src/platform/rate-limit/browser-cookie.ts";
import { callLog } from "./calls.ts";
import { cpuOfTree } from "./cpu.ts";
import { givers, type Phone, screenshotsFor } from "./givers.ts";
import { type Greedy, watchPlans } from "./plans.ts";
import { readers } from "./readers.ts";
import { drawScreenshots } from "./screenshots.ts";
import { newShift, type Shift } from "./shift.ts";
import { headersOf, office, TREASURERS, treasurer } from "./staff.ts";
import { type Ground, setStage } from "./stage.ts";
import { type Statement, watchStatements } from "./statements.ts";

const MINUTE = 60_000;
const LOOK_MS = 5000;

interface Wishes {
  minutes: number;
  giftsPerMinute: number;
  readsPerSecond: number;
  instances: number;
  campaigns: number;
}

export interface Played {
  proxy: string;
  seconds: number;
  calls: string;
  given: { begun: number; held: number; transfer: number; qris: number; online: number; approved: number };
  /** Acknowledged gifts that the database does not have, and paid ones that are not verified a minute later. */
  lost: number;
  unverified: Record<string, number>;
  cpu: { app: number; database: number; client: number };
  jobs: { latest: number; ran: { name: string; milliseconds: number }[] };
  explained: number;
  greedy: Greedy[];
  statements: Statement[];
}

/** The demo's phone; the app may approve by its notices as much as the rules allow. */
async function prepare({ query }: Ground): Promise<Phone> {
  await query("update notice_policy set automatic = true, payment_limit = 10000000, day_limit = 1000000000");
  await query(
    `insert into staff_role (member_id, role) select id, 'administrator' from member where username = any($1) on conflict do nothing`,
    [TREASURERS],
  );
  // As after a week's whole check: the night's looks at what was written since.
  await query(
    `insert into inspection (kind, complaints, figures, at) values ('doctor', '{}',
       jsonb_build_object('usedBytes', 0, 'seconds', 600, 'mark', pg_snapshot_xmin(pg_current_snapshot())::text), now() - interval '1 day')`,
  );
  const [phone] = await query<Phone>(
    "select id, secret, packages[1] as app from notice_device where account = 'qris-donasi' and revoked_at is null and id not like 'MALAM%' limit 1",
  );
  if (!phone) throw new Error("the demo has no phone");
  await query("update notice_device set last_seen = now() where id = $1", [phone.id]);
  return phone;
}

/** Gives out the app's own cookies. */
async function browsersOf({ query }: Ground): Promise<Browsers> {
  const [secret] = await query<{ value: Buffer }>("select value from app_secret where name = 'browser'");
  if (!secret) throw new Error("the app has no secret for browsers");
  return new Browsers([secret.value], false);
}

/** How long the most overdue job waits, looked at again and again. */
async function watchJobs({ query }: Ground, shift: Shift): Promise<number> {
  let latest = 0;
  while (!shift.over) {
    const [row] = await query<{ seconds: number }>(
      "select coalesce(max(extract(epoch from now() - run_at)), 0)::float as seconds from job where run_at < now() and given_up_at is null",
    );
    latest = Math.max(latest, row?.seconds ?? 0);
    await delay(LOOK_MS);
  }
  return latest;
}

async function missing({ query }: Ground, { given }: Shift) {
  const all = [...given.transfer, ...given.qris, ...given.online];
  const paid = [...given.qris, ...given.online];
  const waiting = () =>
    query<{ method: string; status: string; times: number }>(
      `select method, status, count(*)::int as times from payment where reference = any($1) and status <> 'verified' group by 1, 2`,
      [paid],
    );
  for (let waited = 0; waited < MINUTE && (await waiting()).length > 0; waited += LOOK_MS)
    await delay(LOOK_MS);
  const [known] = await query<{ known: number }>(
    "select count(*)::int as known from payment where reference = any($1)",
    [all],
  );
  const unverified = (await waiting()).map(({ method, status, times }) => [`${method} ${status}`, times]);
  return { lost: all.length - (known?.known ?? 0), unverified: Object.fromEntries(unverified) };
}

/** Runs the night on so many instances of the app, and counts what became of the gifts. */
export async function play(ground: Ground, wishes: Wishes): Promise<Played> {
  const phone = await prepare(ground);
  const screenshot = await drawScreenshots(
    ground.folder,
    screenshotsFor(wishes.minutes * wishes.giftsPerMinute),
  );
  const stage = await setStage(ground, wishes.instances);
  const log = callLog();
  const { campaigns } = wishes;
  const shift = newShift({ stage, log, campaigns, screenshot }, await browsersOf(ground));
  try {
    const [one, other] = [
      await headersOf(stage.url, TREASURERS[0]),
      await headersOf(stage.url, TREASURERS[1]),
    ];
    const judged = await watchPlans(ground.folder);
    const counted = await watchStatements(ground.url);
    const appCpu = () => stage.instances.reduce((sum, { process: { pid } }) => sum + cpuOfTree(pid ?? 0), 0);
    const before = { app: appCpu(), database: cpuOfTree(ground.postmaster), client: process.cpuUsage() };
    const begun = performance.now();
    const busy = [
      givers(shift, phone, wishes.giftsPerMinute),
      readers(shift, wishes.readsPerSecond),
      ...[one, other, one, other].map((headers) => treasurer(shift, headers)),
      office(shift, wishes.minutes, [one, other]),
    ];
    const watched = watchJobs(ground, shift);
    await Promise.race([delay(wishes.minutes * MINUTE), Promise.all(busy)]);
    shift.over = true;
    await Promise.all(busy);
    const client = process.cpuUsage(before.client);
    const cpu = {
      app: appCpu() - before.app,
      database: cpuOfTree(ground.postmaster) - before.database,
      client: (client.user + client.system) / 1_000_000,
    };
    const seconds = (performance.now() - begun) / 1000;
    const { explained, greedy } = await judged();
    const statements = await counted();
    const fate = await missing(ground, shift);
    const ran = await ground.query<{ name: string; milliseconds: number }>(
      "select name, milliseconds from job_run where milliseconds > 1000 order by milliseconds desc",
    );
    const { transfer, qris, online } = shift.given;
    return {
      proxy: stage.proxy,
      seconds,
      calls: log.table(),
      given: {
        begun: shift.begun,
        held: shift.held,
        transfer: transfer.length,
        qris: qris.length,
        online: online.length,
        approved: shift.approved.size,
      },
      ...fate,
      cpu,
      jobs: { latest: await watched, ran },
      explained,
      greedy,
      statements,
    };
  } finally {
    shift.over = true;
    await stage.close();
  }
}
