import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../api/src/testing/free-port.ts";
import { type App, killNine, newFolder, startApp, stopApp, type Victim } from "./app.ts";
import { aCampaign, donor, ready, type Shift, treasurer } from "./people.ts";
import { type Finding, found, type Scene } from "./scene.ts";

const DONORS = 32;
const TREASURERS = 8;
const ANSWERED_PER_ROUND = 20;
const VICTIMS: readonly Victim[] = ["app", "database", "both"];

async function kept(data: string) {
  const client = new pg.Client({ host: join(data, "postgres/socket"), user: "app", database: "barakah" });
  await client.connect();
  const { rows } = await client.query<{ name: string; reference: string; status: string }>(
    "select payer_name as name, reference, status from payment where payer_name like 'donatur-%'",
  );
  await client.end();
  return rows;
}

async function verdict({ gifts, approved }: Shift, data: string): Promise<Finding[]> {
  const rows = await kept(data);
  const byName = Map.groupBy(rows, ({ name }) => name);
  const lost = [...gifts].filter(
    ([key, reference]) => !byName.get(key)?.some((row) => row.reference === reference),
  );
  const doubled = [...byName.values()].filter((ones) => ones.length > 1);
  const status = new Map(rows.map((row) => [row.reference, row.status]));
  const undone = [...approved].filter(
    (reference) => status.has(reference) && status.get(reference) !== "verified",
  );
  return [
    found(`${gifts.size} gifts answered, ${lost.length} lost`, gifts.size > 0 && lost.length === 0),
    found(`${doubled.length} gifts counted twice`, doubled.length === 0),
    found(
      `${approved.size} approvals answered, ${undone.length} undone`,
      approved.size > 0 && undone.length === 0,
    ),
  ];
}

/** Kills and restarts; returns what the app reports meanwhile. */
async function killed(app: App, port: number, victim: Victim) {
  await killNine(app, victim);
  const down = await ready(app.url);
  const begun = performance.now();
  const next = await startApp({ data: app.data, port });
  return { next, down, up: await ready(next.url), took: performance.now() - begun };
}

export const kills = (count: number): Scene => ({
  name: `kill -9 under ${DONORS} donors and ${TREASURERS} treasurers, ${count} times`,
  async run() {
    const [data, port] = [await newFolder(), await freePort()];
    let app = await startApp({ data, port });
    const { url } = app;
    const shift: Shift = {
      url,
      slug: await aCampaign(url),
      gifts: new Map(),
      approved: new Set(),
      over: false,
    };
    const people = [
      ...Array.from({ length: DONORS }, (_, n) => donor(shift, `donatur-${n}`)),
      ...Array.from({ length: TREASURERS }, () => treasurer(shift)),
    ];
    const rounds = [];
    for (let n = 0; n < count; n++) {
      const wanted = shift.gifts.size + ANSWERED_PER_ROUND;
      while (shift.gifts.size < wanted) await delay(5);
      const round = await killed(app, port, VICTIMS[n % VICTIMS.length] ?? "both");
      app = round.next;
      rounds.push(round);
    }
    shift.over = true;
    await Promise.all(people);
    const findings = await verdict(shift, data);
    await stopApp(app);
    const slowest = Math.round(Math.max(...rounds.map(({ took }) => took)));
    return [
      ...findings,
      found(
        `/readyz silent while down, 200 after each start; the longest start took ${slowest} ms`,
        rounds.every(({ down, up }) => down === 0 && up === 200),
      ),
    ];
  },
});
