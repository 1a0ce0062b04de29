import type { EventNotices, NoticePerson, Reach, ReachReason } from "@barakah/contract";
import { type Delivery, deliveriesOf, waNumber, waysTo } from "../messages/index.ts";
import type { Reader } from "../platform/database/database.ts";
import { noticeKey } from "./notice-key.ts";
import type { Noticing } from "./notices.ts";
import { type Addressed, addressedBy, toldNotices, untoldOf } from "./queries/notices.ts";
import { standingOf } from "./queries/registrations.ts";

const recipientOf = ({ member_id: memberId, buyer_email, buyer_phone }: Addressed) => ({
  ...{ memberId, email: buyer_email, phone: buyer_phone },
});

interface Standing {
  reach: Reach;
  why: ReachReason | null;
  at: string | null;
}

/** How far the notice got for one person: a channel took it, it is on its way, staff must send it by hand, or nothing can reach them. */
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
    people.map((one) => ({ key: noticeKey(noticeId, one.id), to: recipientOf(one) })),
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

/** The notices of an event, with each recipient and the channel that reached them. */
export async function readNotices(
  { database, whatsapp }: Pick<Noticing, "database" | "whatsapp">,
  eventId: number,
): Promise<EventNotices> {
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
