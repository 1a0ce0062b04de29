import type {
  EventNotices,
  NoticeChange,
  NoticeKind,
  NoticePerson,
  Reach,
  ReachReason,
} from "@barakah/contract";
import { wordsOfChange } from "@barakah/contract/events/notice-words";
import { type Delivery, deliveriesOf, type News, waNumber, waysTo } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Reader, Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { togetherWith } from "./notice-changes.ts";
import {
  type Addressed,
  addressedBy,
  addressTo,
  addressToStanding,
  cancelNotice,
  changeUntold,
  dropUntold,
  insertNotice,
  lockUntold,
  markHandled,
  nextUnhandled,
  toldNotices,
  untoldOf,
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

/** Keeps what changed until people are told. Where nobody stands in the list, nobody has to be told. */
export async function keepChange(tx: Tx, eventId: number, changes: readonly NoticeChange[]): Promise<void> {
  if (changes.length === 0) return;
  const earlier = await lockUntold(tx, eventId);
  const all = togetherWith(earlier?.changes ?? [], changes);
  if (all.length === 0) await dropUntold(tx, eventId);
  else if (earlier) await changeUntold(tx, earlier.id, all);
  else if ((await standingOf(tx, eventId)).length > 0)
    await insertNotice(tx, { event_id: eventId, kind: "change", changes: all }, "untold");
}

/** False if there is nothing that people have not been told of. */
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

/** Stores what staff tell the people whom they chose; nothing where they chose nobody. */
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

type Unhandled = NonNullable<Awaited<ReturnType<typeof nextUnhandled>>>;

function wordsFor({ kind, changes, reason, title }: Unhandled, { state, refund_due }: StoredRegistration) {
  if (kind === "tickets")
    return {
      title: `Tiketmu siap: ${title}`,
      body: "Panitia mendaftarkanmu. Buka tiketnya sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
    };
  if (kind === "again")
    return {
      title: `Tiketmu: ${title}`,
      body: "Ini tautan tiketmu. Buka sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
    };
  if (kind === "words") return { title: `Kabar untuk peserta ${title}`, body: reason };
  if (kind === "account")
    return {
      title: `Ke rekening mana uangmu kami kembalikan? ${title}`,
      body: `${rupiah(refund_due)} kami kembalikan kepadamu, tetapi rekeningmu belum kami ketahui. Isi di halaman tiketmu.`,
    };
  if (kind === "cancel")
    return {
      title: `${title} dibatalkan`,
      body: `Mohon maaf, acara ini dibatalkan. Alasannya: ${reason}${
        refund_due > 0 ? " Uangmu dikembalikan: isi nomor rekeningmu di halaman tiket." : ""
      }`,
    };
  return wordsOfChange({ title, changes, reason }, state);
}

const keyOf = (notice: number, registration: number) => `event-notice ${notice} ${registration}`;

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
          key: keyOf(next.notice_id, registration.id),
          sure: true,
        }),
      );
    await markHandled(tx, next);
    return true;
  });
}

/** So many people are told within one request; a job tells the others within a minute. */
const AT_ONCE = 200;

/** Tells those who wait to be told, each in a transaction of their own: what was sent stays sent should the process end. */
export async function tellWaiting(parts: Noticing, eventId?: number): Promise<void> {
  for (let told = 0; told < AT_ONCE; told += 1) if (!(await tellNext(parts, eventId))) return;
}

export async function tellChange(parts: Noticing, actor: Actor, eventId: number, reason: string) {
  const released = await parts.database.transact((tx) => releaseChange(tx, actor, eventId, reason));
  if (!released) throw conflict("nothing_to_tell", "Semua perubahan acara ini sudah dikabarkan.");
  await tellWaiting(parts, eventId);
}

const recipientOf = ({ member_id: memberId, buyer_email, buyer_phone }: Addressed) => ({
  ...{ memberId, email: buyer_email, phone: buyer_phone },
});

interface Standing {
  reach: Reach;
  why: ReachReason | null;
  at: string | null;
}

/** How a person stands: taken over by a channel, on the way, for the hand of staff, or by nothing. */
function standingBy(
  { handled_at, buyer_email, buyer_phone, member_id }: Addressed,
  all: readonly Delivery[],
): Standing {
  const by = (...channels: Delivery["channel"][]) => all.filter(({ channel }) => channels.includes(channel));
  const outside = by("mail", "push", "whatsapp");
  const [mail] = by("mail");
  const wantsOnlyApp = mail?.state === "skipped" && mail.error === "not wanted" && by("app").length > 0;
  if (outside.some(({ state }) => state === "sent") || wantsOnlyApp)
    return { reach: "reached", why: null, at: null };
  const refused = by("mail").some(({ state }) => state === "failed");
  const withoutMail = refused ? "refused" : buyer_email || member_id !== null ? "stopped" : "no_mail";
  const [tap] = by("tap");
  if (tap?.state === "sent") return { reach: "tapped", why: withoutMail, at: tap.decided_at };
  const queued = outside.find(({ state }) => state === "queued");
  if (queued || handled_at === null)
    return queued && queued.tries > 0
      ? { reach: "waiting", why: "retry", at: queued.again_at }
      : { reach: "waiting", why: "sending", at: null };
  if (tap?.state === "queued") return { reach: "by_hand", why: withoutMail, at: null };
  const none = !buyer_email && waNumber(buyer_phone) === "" && member_id === null;
  return { reach: "unreached", why: none ? "no_contact" : refused ? "refused" : "stopped", at: null };
}

function tapOf(all: readonly Delivery[]): NoticePerson["tap"] {
  const tap = all.find(({ channel }) => channel === "tap");
  if (!tap) return null;
  const { id, phone, text } = tap;
  return { id, whatsapp: phone && text ? `https://wa.me/${phone}?text=${encodeURIComponent(text)}` : null };
}

async function reachOf(reader: Reader, noticeId: number) {
  const people = await addressedBy(reader, noticeId);
  const deliveries = await deliveriesOf(
    reader,
    people.map((one) => ({ key: keyOf(noticeId, one.id), to: recipientOf(one) })),
  );
  const counts: Record<Reach, number> = { reached: 0, waiting: 0, by_hand: 0, tapped: 0, unreached: 0 };
  const shown = people.flatMap((one, nth): NoticePerson[] => {
    const all = deliveries[nth] ?? [];
    const standing = standingBy(one, all);
    counts[standing.reach] += 1;
    if (standing.reach === "reached") return [];
    const { code, buyer_name: name, buyer_phone: phone, buyer_email: email } = one;
    return [{ code, name, phone, email, ...standing, tap: tapOf(all) }];
  });
  return { counts, people: shown };
}

/** Who was told of what, and by what. */
export async function readNotices({ database, whatsapp }: Noticing, eventId: number): Promise<EventNotices> {
  const { kysely } = database;
  const standing = (await standingOf(kysely, eventId)).map((one) =>
    recipientOf({ ...one, handled_at: null }),
  );
  const told = await toldNotices(kysely, eventId);
  return {
    standing: await waysTo(kysely, standing, "orders", whatsapp),
    untold: (await untoldOf(kysely, eventId)) ?? null,
    told: await Promise.all(
      told.map(async (notice) => ({ ...notice, ...(await reachOf(kysely, notice.id)) })),
    ),
  };
}
