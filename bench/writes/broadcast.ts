import { randomUUID } from "node:crypto";
import { type Broadcasting, send } from "../../api/src/messages/broadcasts/send-broadcast.ts";
import { connectDatabase, type Database } from "../../api/src/platform/database/database.ts";
import { aMember } from "../../api/src/testing/builders.ts";
import { median } from "../speed/figures.ts";

const PEOPLE = 10_000;
const MOST_TIMES_BARE = 8;

async function agreed({ pool }: Database) {
  await pool.query(`insert into member (username, email, email_proven_at)
    select 'ramai' || n, 'ramai' || n || '@contoh.id', now() from generate_series(1, ${PEOPLE}) n`);
  await pool.query(`insert into contact_choice (person, channel, topic, allowed)
    select 'member:' || id, 'mail', 'announcements', true from member where username like 'ramai%'`);
  await pool.query("vacuum analyze member, contact_choice");
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/**
 * A broadcast to everybody who agreed, until it waits with its recipients, beside one bare insert of as many rows. Says both,
 * and whether the aim was met.
 */
export async function broadcast(connectionString: string, rounds: number): Promise<boolean> {
  const database = connectDatabase({ connectionString }, { poolSize: 1, onError: () => {} });
  const writer = await aMember(database);
  const actor = {
    ...{ memberId: writer.id, username: writer.username, email: writer.email, roles: [] },
    ...{ sessionId: "bench", needsTwoStep: false, requestId: "bench" },
  };
  const words = {
    title: "Libur sekretariat",
    body: "Assalamualaikum {nama}.",
    per_minute: 60,
    start_at: null,
  };
  const everybody = { audience: "everyone", audience_id: null, channels: ["mail"] } as const;
  const app = () =>
    send({ database } as Broadcasting, actor, { ...words, ...everybody, channels: ["mail"] }, randomUUID());
  const bare = (id: number) =>
    database.pool.query(
      `insert into broadcast_recipient (broadcast_id, member_id, email, phone, name)
        select $1, id, email, '', username from member where username like 'ramai%'`,
      [id],
    );
  try {
    await agreed(database);
    const measured: { app: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      let id = 0;
      const seconds = await secondsOf(async () => {
        id = await app();
      });
      const { rows } = await database.pool.query("select count(*)::int as people from broadcast_recipient");
      if (rows[0].people !== PEOPLE) throw new Error(`${rows[0].people} people instead of ${PEOPLE}`);
      await database.pool.query("truncate broadcast_recipient");
      const alone = await secondsOf(() => bare(id));
      await database.pool.query("truncate broadcast_recipient, broadcast");
      // The first one warms up.
      if (round > 0) measured.push({ app: seconds, bare: alone });
    }
    const times = median(measured.map((one) => one.app / one.bare));
    process.stdout.write(
      `a broadcast to ${PEOPLE} people is queued in ${median(measured.map((one) => one.app)).toFixed(2)} s, ${times.toFixed(1)} times the bare insert of its recipients (aim ${MOST_TIMES_BARE})\n`,
    );
    return times <= MOST_TIMES_BARE;
  } finally {
    await database.close();
  }
}
