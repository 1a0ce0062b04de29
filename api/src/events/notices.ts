import type { NoticeChange, NoticeKind } from "@barakah/contract";
import type { News } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { togetherWith } from "./notice-changes.ts";
import { noticeKey } from "./notice-key.ts";
import { wordsFor } from "./notice-letters.ts";
import {
  addressTo,
  addressToStanding,
  cancelNotice,
  changeUntold,
  dropUntold,
  insertNotice,
  lockUntold,
  markHandled,
  nextUnhandled,
} from "./queries/notices.ts";
import { lockRegistration, type StoredRegistration, standingOf } from "./queries/registrations.ts";
import { newsFor } from "./tell-buyer.ts";

export interface Noticing {
  database: Database;
  /** By every channel, in the caller's transaction. */
  tellEverywhere(tx: Tx, news: News): Promise<void>;
  /** Whether WhatsApp's official service is on. */
  whatsapp: boolean;
}

/** Stores what changed until people are told. Nothing is stored if nobody is registered or waits. */
export async function keepChange(tx: Tx, eventId: number, changes: readonly NoticeChange[]): Promise<void> {
  if (changes.length === 0) return;
  const earlier = await lockUntold(tx, eventId);
  const all = togetherWith(earlier?.changes ?? [], changes);
  if (all.length === 0) await dropUntold(tx, eventId);
  else if (earlier) await changeUntold(tx, earlier.id, all);
  else if ((await standingOf(tx, eventId)).length > 0)
    await insertNotice(tx, { event_id: eventId, kind: "change", changes: all }, "untold");
}

/** Announces the stored changes. False if there are none. */
export async function releaseChange(tx: Tx, actor: Actor, eventId: number, reason: string): Promise<boolean> {
  const untold = await lockUntold(tx, eventId);
  if (!untold) return false;
  await addressToStanding(tx, untold.id, reason, actor.memberId);
  await audit(tx, actor, "event.tell", ["event", eventId], {
    after: { changes: untold.changes.map(({ label, after }) => `${label}: ${after}`).join("; "), reason },
  });
  return true;
}

/** A cancelled event has nothing else to tell of. */
export async function openCancelNotice(tx: Tx, eventId: number, reason: string, by: number | null) {
  await dropUntold(tx, eventId);
  return insertNotice(tx, { event_id: eventId, kind: "cancel", reason }, by);
}

/** One whose registration ended with the event. */
export async function noticeCancelled(
  tx: Tx,
  { id, event_id }: StoredRegistration,
  reason: string,
): Promise<void> {
  const notice = (await cancelNotice(tx, event_id)) ?? (await openCancelNotice(tx, event_id, reason, null));
  await addressTo(tx, notice, [id]);
}

/** Stores a message of staff to the selected people; nothing if nobody is selected. */
export async function noticeByStaff(
  tx: Tx,
  actor: Actor,
  eventId: number,
  notice: { kind: Exclude<NoticeKind, "change" | "cancel">; reason?: string },
  registrations: readonly { id: number }[],
): Promise<void> {
  if (registrations.length === 0) return;
  const id = await insertNotice(tx, { event_id: eventId, ...notice }, actor.memberId);
  await addressTo(
    tx,
    id,
    registrations.map((registration) => registration.id),
  );
}

/** Notices that also go to people whose registration has ended. */
const OF_ENDED: ReadonlySet<NoticeKind> = new Set(["cancel", "account"]);

async function tellNext({ database, tellEverywhere }: Noticing, eventId?: number): Promise<boolean> {
  return database.transact(async (tx) => {
    const next = await nextUnhandled(tx, eventId);
    if (!next) return false;
    const registration = await lockRegistration(tx, { id: next.registration_id });
    const over = registration?.state === "cancelled" || registration?.state === "expired";
    if (registration && (!over || OF_ENDED.has(next.kind)))
      await tellEverywhere(
        tx,
        await newsFor(tx, registration, {
          ...wordsFor(next, registration),
          key: noticeKey(next.notice_id, registration.id),
          sure: true,
        }),
      );
    await markHandled(tx, next);
    return true;
  });
}

/** The most people who are told within one request; a job tells the others within a minute. */
const AT_ONCE = 200;

/** Sends queued notices, each in its own transaction, so that none is sent twice if the process ends. */
export async function tellWaiting(parts: Noticing, eventId?: number): Promise<void> {
  for (let told = 0; told < AT_ONCE; told += 1) if (!(await tellNext(parts, eventId))) return;
}

export async function tellChange(parts: Noticing, actor: Actor, eventId: number, reason: string) {
  const released = await parts.database.transact((tx) => releaseChange(tx, actor, eventId, reason));
  if (!released) throw conflict("nothing_to_tell", "Semua perubahan acara ini sudah dikabarkan.");
  await tellWaiting(parts, eventId);
}
