import type { Campaign, PaymentFile } from "@barakah/contract";
import pg from "pg";
import { ask, give, post, signIn, VISITOR } from "../faults/people.ts";
import { type Finding, found } from "../faults/scene.ts";
import { SIGN_INS, type Stage } from "./stage.ts";

async function query<Row extends object>(stage: Stage, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text, values).finally(() => client.end());
  return rows;
}

/** A session started at one instance is valid at the other, and ends at both. */
async function sessions({ instances: [one, other] }: Stage): Promise<Finding> {
  const body = { username: "editor", password: "barakah-demo-2026" };
  const { body: session } = await post<{ access: string; refresh: string }>(
    `${one.url}/api/auth/login/`,
    body,
  );
  const headers = { authorization: `Bearer ${session.access}` };
  const list = "/api/admin/campaigns/?limit=1";
  const known = await ask(other.url + list, { headers });
  await post(`${other.url}/api/auth/logout/`, { refresh: session.refresh }, headers);
  const after = await ask(one.url + list, { headers });
  return found(
    `signed in at one instance: the other answered ${known.status}; signed out there: the first answered ${after.status}`,
    known.status === 200 && [401, 403].includes(after.status),
  );
}

/** Rate limits count across instances. */
async function limits({ instances }: Stage): Promise<Finding> {
  const stranger = { ...VISITOR, "x-forwarded-for": "203.0.113.9" };
  let tries = 0;
  for (let status = 0; status !== 429 && tries < 3 * SIGN_INS; tries++) {
    const { url } = instances[tries % 2] as (typeof instances)[0];
    const body = { username: `siapa-${tries}`, password: "bukan password" };
    status = (await post(`${url}/api/auth/login/`, body, stranger)).status;
  }
  return found(
    `of ${SIGN_INS} sign-ins from one address, by both instances in turn, ${tries - 1} were tried`,
    tries - 1 === SIGN_INS,
  );
}

async function pictures({ instances }: Stage): Promise<Finding> {
  const { body } = await ask<Campaign[]>(`${instances[0].url}/api/campaigns/?limit=20`);
  const shown = body.map(({ thumbnail }) => thumbnail).filter((path) => path?.startsWith("/media/"));
  const answers = await Promise.all(
    instances.flatMap(({ url }) => shown.map((path) => ask(`${url}${path}`))),
  );
  const good = answers.filter(({ status }) => status === 200).length;
  return found(
    `${good} of ${answers.length} pictures were shown by both instances`,
    good > 0 && good === answers.length,
  );
}

/** Proofs stored by either instance can be opened at both. */
async function proofs({ instances }: Stage, references: string[]): Promise<Finding> {
  const headers = await signIn(instances[0].url, "bendahara");
  let opened = 0;
  for (const reference of references)
    for (const { url } of instances) {
      const file = await ask<PaymentFile>(`${url}/api/admin/payments/${reference}/`, {
        headers: headers ?? {},
      });
      const proof = await ask(`${url}${file.body.claims[0]?.proof_url}`);
      if (proof.status === 200) opened += 1;
    }
  return found(
    `${opened} of ${2 * references.length} proofs were opened, each by both instances`,
    opened === 2 * references.length && opened > 0,
  );
}

/**
 * The author of a change at one instance sees it at the other at once; others see it after the notification. Approves at
 * the first instance and reads at the second.
 */
async function freshness(stage: Stage, slug: string, rounds: number): Promise<Finding> {
  const {
    instances: [one, other],
  } = stage;
  const headers = await signIn(one.url, "bendahara");
  const detail = `${other.url}/api/campaigns/${slug}/`;
  const total =
    "select collected_amount::bigint as sum from campaign_total t join campaign c on c.id = t.campaign_id where c.slug = $1";
  let stale = 0;
  let late = 0;
  for (let round = 0; round < rounds; round++) {
    await ask(detail);
    const { body: gift } = await give(one.url, slug);
    const approved = await post(
      `${one.url}/api/admin/payments/${gift.order_id}/approve/`,
      { lines: [] },
      headers,
    );
    if (approved.status !== 200) throw new Error(`not approved: ${JSON.stringify(approved.body)}`);
    const [row] = await query<{ sum: string }>(stage, total, [slug]);
    const read = async (cookie?: string) =>
      (await ask<Campaign>(detail, cookie ? { headers: { cookie } } : {})).body.current_amount;
    if ((await read("diubah=1")) < Number(row?.sum)) stale += 1;
    for (let tries = 0; (await read()) < Number(row?.sum); tries++)
      if (tries > 200) {
        late += 1;
        break;
      }
  }
  return found(
    `of ${rounds} changes by one instance, the other showed ${stale} late to their author and ${late} never to others`,
    stale + late === 0,
  );
}

async function jobs(stage: Stage): Promise<Finding> {
  const [row] = await query<{ given_up: number; overdue: number }>(
    stage,
    `select count(*) filter (where given_up_at is not null) as given_up,
      count(*) filter (where run_at < now() - interval '2 minutes') as overdue from job`,
  );
  return found(
    `${row?.given_up} background jobs were given up, ${row?.overdue} are overdue`,
    Number(row?.given_up) === 0 && Number(row?.overdue) === 0,
  );
}

export async function sharedThings(
  stage: Stage,
  slug: string,
  references: string[],
  rounds: number,
): Promise<Finding[]> {
  return [
    await sessions(stage),
    await limits(stage),
    await pictures(stage),
    await proofs(stage, references),
    await freshness(stage, slug, rounds),
    await jobs(stage),
  ];
}
