import { randomUUID } from "node:crypto";
import {
  ALONE_MOST,
  type BodyOf,
  rolesWith,
  type sendBroadcast,
  TOPIC_OF_AUDIENCE,
  withName,
} from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { allowLongStatements } from "../../platform/database/session.ts";
import { AppError, conflict, existing, invalid } from "../../platform/errors.ts";
import { addJob, type Jobs } from "../../platform/jobs.ts";
import type { News } from "../delivery/news.ts";
import { endOfQuietHours } from "../delivery/quiet-hours.ts";
import { staffWith } from "../queries/staff.ts";
import type { WhatsAppAccount } from "../whatsapp/account.ts";
import { audienceNamed, keepRecipients } from "./audience-queries.ts";
import { affordable } from "./broadcast-cost.ts";
import {
  broadcastByKey,
  changeBroadcast,
  dropQueued,
  dropRecipients,
  insertBroadcast,
  lockBroadcast,
  type StoredBroadcast,
  takeRecipients,
} from "./queries.ts";

const BROADCAST = "broadcast";
const MINUTE = 60_000;

export interface Broadcasting {
  database: Database;
  jobs: Jobs;
  /** WhatsApp's official service, if it is configured. */
  whatsapp: WhatsAppAccount | undefined;
  /** Queues it in every channel in one transaction, so that stopping the broadcast finds everything that is queued. */
  tellEverywhere(tx: Tx, news: News): Promise<void>;
}

const release = (tx: Tx, { id, start_at }: Pick<StoredBroadcast, "id" | "start_at">) =>
  addJob(
    tx,
    BROADCAST,
    { id },
    { runAt: endOfQuietHours(new Date(Math.max(Date.now(), Date.parse(start_at)))) },
  );

/** Stores the broadcast and its recipients. Above the limit it waits for a second person. Returns its id. */
export const send = (
  { database, whatsapp }: Broadcasting,
  actor: Actor,
  { audience_id: named, ...asked }: BodyOf<typeof sendBroadcast>,
  key: string,
) =>
  database.transact(async (tx) => {
    const earlier = await broadcastByKey(tx, key);
    if (earlier) return earlier.id;
    // For a million people it takes half a minute.
    await allowLongStatements(tx);
    const audience_id = asked.audience === "everyone" ? null : named;
    const aimed = { audience: asked.audience, audience_id, official: whatsapp !== undefined };
    const about = await audienceNamed(tx, aimed);
    if (!about) throw invalid({ audience_id: ["Pilih siapa yang dikabari."] });
    const start_at = asked.start_at ?? new Date().toISOString();
    const id = await insertBroadcast(tx, {
      ...{ ...asked, audience_id, start_at, audience_name: about.name, link: about.link },
      ...{ topic: TOPIC_OF_AUDIENCE[asked.audience], state: "waiting", people: 0 },
      ...{ request_key: key, created_by: actor.memberId },
    });
    if (id === undefined) throw conflict("under_way", "Siaran ini sedang dibuat.");
    const people = await keepRecipients(tx, id, aimed, asked.channels);
    if (people === 0) throw conflict("nobody", "Tidak ada orang yang dapat dikabari lewat saluran itu.");
    const alone = people <= ALONE_MOST;
    const whatsapp_people =
      whatsapp && asked.channels.includes("whatsapp") ? await affordable(tx, whatsapp, aimed) : 0;
    await changeBroadcast(tx, id, { people, whatsapp_people, state: alone ? "scheduled" : "waiting" });
    await audit(tx, actor, "broadcast.send", ["broadcast", id], {
      after: { title: asked.title, to: about.name, people },
    });
    if (alone) await release(tx, { id, start_at });
    return id;
  });

async function locked(tx: Tx, id: number, ...states: StoredBroadcast["state"][]): Promise<StoredBroadcast> {
  const found = existing(await lockBroadcast(tx, id), "Siaran tidak ditemukan.");
  if (!states.includes(found.state))
    throw conflict("already_decided", "Siaran ini sudah diputuskan atau selesai.");
  return found;
}

export const confirm = ({ database }: Broadcasting, actor: Actor, id: number) =>
  database.transact(async (tx) => {
    const found = await locked(tx, id, "waiting");
    if (found.created_by === actor.memberId)
      throw new AppError(403, "own_proposal", "Ini siaranmu sendiri, jadi petugas lain yang menyetujuinya.");
    if (!(await staffWith(tx, found.created_by, rolesWith("messages"))))
      throw conflict("proposer_gone", "Pembuatnya bukan petugas lagi. Hentikan siaran ini.");
    await changeBroadcast(tx, id, { state: "scheduled", confirmed_by: actor.memberId });
    await audit(tx, actor, "broadcast.confirm", ["broadcast", id], {
      after: { title: found.title, people: found.people },
    });
    await release(tx, found);
  });

export const stop = ({ database }: Broadcasting, actor: Actor, id: number) =>
  database.transact(async (tx) => {
    const { state, title } = await locked(tx, id, "waiting", "scheduled", "running");
    const left_out = await dropRecipients(tx, id);
    await dropQueued(tx, id);
    const ended = { ended_by: actor.memberId, ended_at: new Date().toISOString() };
    await changeBroadcast(tx, id, { state: "stopped", left_out, ...ended });
    await audit(tx, actor, "broadcast.stop", ["broadcast", id], {
      before: state,
      after: { title, left_out },
    });
  });

type Words = Pick<StoredBroadcast, "title" | "body" | "link">;

const newsOf = (
  { title, body, link }: Words,
  name: string,
  rest: Pick<News, "to" | "topic" | "key" | "only">,
  cause: "own" | "money",
): News => ({
  ...{ ...rest, link, title: withName(title, name), body: withName(body, name) },
  letter: rest.only?.includes("mail") === false ? undefined : { cause, button: { label: "Buka" } },
});

/** A test to the sender, also in channels that the sender has turned off. */
export const tryOut = (
  { database, tellEverywhere }: Broadcasting,
  { memberId }: Actor,
  words: Omit<Words, "link">,
) =>
  database.transact((tx) =>
    tellEverywhere(tx, {
      ...newsOf(
        { ...words, link: "/" },
        "",
        { to: { memberId }, topic: "staff", key: `try ${randomUUID()}` },
        "money",
      ),
      waited: true,
    }),
  );

/** The most recipients of one transaction. A longer transaction would delay people who give at the same time. */
const AT_ONCE = 100;

/** A fast broadcast goes out in several parts a minute. */
function pace(perMinute: number) {
  const parts = Math.ceil(perMinute / AT_ONCE);
  return { people: Math.floor(perMinute / parts), pause: MINUTE / parts };
}

/**
 * Sends as many as the rate allows; the next job continues. At night it waits, so that the rate is kept in the morning
 * too.
 */
export function runBroadcasts({ jobs, tellEverywhere }: Broadcasting) {
  jobs.handle<{ id: number }>(BROADCAST, async ({ id }, tx) => {
    const broadcast = await lockBroadcast(tx, id);
    if (broadcast?.state !== "scheduled" && broadcast?.state !== "running") return;
    const awake = endOfQuietHours(new Date());
    if (awake.getTime() > Date.now()) return addJob(tx, BROADCAST, { id }, { runAt: awake });
    const { topic, audience, channels, per_minute } = broadcast;
    const { people, pause } = pace(per_minute);
    const recipients = await takeRecipients(tx, id, people);
    // Written by staff: those of an event are its participants, the others have paid or agreed.
    const cause = audience === "event" ? "own" : "money";
    for (const { member_id, email, phone, name } of recipients) {
      const to = { memberId: member_id, email, phone };
      await tellEverywhere(
        tx,
        newsOf(broadcast, name, { to, topic, key: `broadcast ${id}`, only: channels }, cause),
      );
    }
    const over = recipients.length < people;
    await changeBroadcast(
      tx,
      id,
      over ? { state: "done", ended_at: new Date().toISOString() } : { state: "running" },
    );
    if (!over) await addJob(tx, BROADCAST, { id }, { runAt: new Date(Date.now() + pause) });
  });
}
