import { randomUUID } from "node:crypto";
import { issueForEvent } from "../../api/src/certificates/index.ts";
import { eventGifts } from "../../api/src/charity/index.ts";
import { standInLine } from "../../api/src/events/join-waitlist.ts";
import { putCrew } from "../../api/src/events/queries/crew.ts";
import { offeredEvent, ticketsOf } from "../../api/src/events/queries/registrations.ts";
import { insertScans } from "../../api/src/events/queries/scans.ts";
import {
  insertEvent,
  insertVoucher,
  saveQuestions,
  saveSessions,
  saveTypes,
  updateEvent,
} from "../../api/src/events/queries/staff-events.ts";
import { openRegistration } from "../../api/src/events/register.ts";
import { verifyPayment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { type DemoEvent, events } from "../content/events.ts";
import { ago, dayInJakarta } from "./days.ts";
import { eventPayableOfDemo, payables } from "./payables.ts";
import type { Person } from "./people.ts";

const HOUR = 3600_000;
const PHONE = "081200000000";
const registering = {
  payable: eventPayableOfDemo,
  gifts: eventGifts,
  fairShare: { own: Number.POSITIVE_INFINITY, newcomersPercent: 100 },
  freeSeats: { few: Number.POSITIVE_INFINITY, known: Number.POSITIVE_INFINITY },
};

/** So many hours after midnight in Jakarta, on a day counted from today. */
const at = (day: number, hours: number) =>
  new Date(Date.parse(`${dayInJakarta(ago(-day))}T00:00:00+07:00`) + hours * HOUR).toISOString();

async function seedEvent(tx: Tx, demo: DemoEvent): Promise<number> {
  const { slug, title, summary, body, picture, place, organiser, capacity, price, share } = demo;
  const campaign = share && (await campaignCalled(tx, share.campaign));
  const id = await insertEvent(tx, {
    ...{ slug, title, summary, body, picture, place, organiser, capacity },
    starts_at: at(demo.day, demo.from),
    ends_at: at(demo.day, demo.from + demo.hours),
    state: "published",
    contact: "salam@barakah.example",
    registration_opens: null,
    registration_closes: null,
    price_kind: price.kind,
    min_price: price.least ?? 0,
    campaign_id: campaign ?? null,
    campaign_basis_points: share?.basisPoints ?? null,
    certificate: demo.held ?? demo.sessions !== undefined,
    created_at: ago(Math.max(3, 20 - demo.day)),
  });
  await saveTypes(
    tx,
    id,
    demo.types.map(({ name, price: asked = 0, quota = null, benefits = [] }) => ({
      ...{ name, price: asked, quota, benefits: benefits.join("\n"), opens: null, closes: null },
    })),
  );
  const questions = demo.questions ?? [];
  await saveQuestions(
    tx,
    id,
    questions.map((question) => ({ required: false, options: [], ...question })),
  );
  await saveSessions(
    tx,
    id,
    (demo.sessions ?? []).map(({ title: called, from, handout = false }) => ({
      title: called,
      starts_at: from === undefined ? null : at(demo.day, from),
      ends_at: null,
      handout,
    })),
  );
  if (demo.voucher)
    await insertVoucher(tx, { event_id: id, amount: null, valid_until: null, ...demo.voucher });
  return id;
}

const campaignCalled = async (tx: Tx, slug: string) =>
  (await tx.selectFrom("campaign").select("id").where("slug", "=", slug).executeTakeFirst())?.id;

interface Participant {
  name: string;
  email: string;
  memberId: number | null;
}

/** Registered by the use case, and paid where the ticket costs something. */
async function take(
  tx: Tx,
  eventId: number,
  who: Participant,
  { price, type }: { price: number; type: number },
) {
  const offered = await offeredEvent(tx, eventId);
  const wanted = offered?.types[type];
  if (!offered || !wanted) throw new Error(`the demo has no event ${eventId}`);
  const answers = Object.fromEntries(
    offered.questions.flatMap(({ id, required, options }) =>
      required ? [[String(id), options[1]?.label ?? ""]] : [],
    ),
  );
  const { registration, payment } = await openRegistration(
    tx,
    registering,
    offered,
    {
      tickets: [
        { type: wanted.id, name: who.name, answers, ...(offered.event.price_kind === "open" && { price }) },
      ],
      buyer: { name: who.name, phone: PHONE, email: who.email },
      ...{ memberId: who.memberId, voucher: "", amount: price },
    },
    { payment: price > 0 ? { method: "midtrans", minutes: 60, reserves: undefined } : undefined },
  );
  if (payment) await verifyPayment(tx, payables, payment.id, { as: "system", reason: "dibayar" });
  return registration;
}

/** Everybody came: scanned at the door by the crew, and certified. */
async function hold(tx: Tx, eventId: number, demo: DemoEvent, registrations: readonly number[], by: number) {
  const tickets = (await Promise.all(registrations.map((id) => ticketsOf(tx, id)))).flat();
  const scans = tickets.map(({ id }, place) => ({
    ...{ ticket_id: id, session_id: null, kind: "enter" as const, scan_id: randomUUID() },
    at: at(demo.day, demo.from - 0.5 + place / 60),
  }));
  await insertScans(tx, scans, { device: "Pintu A", by });
  await updateEvent(tx, eventId, { state: "finished" });
  await issueForEvent(tx, eventId, 0);
}

/** Five events; the crew may scan at all of them, and the demo member has a ticket of two. */
export async function seedEvents(tx: Tx, member: Person, crew: Person, names: readonly string[]) {
  for (const [nth, demo] of events.entries()) {
    const id = await seedEvent(tx, demo);
    const guest = (place: number): Participant => ({
      name: names[(nth * 31 + place) % names.length] ?? "Peserta",
      ...{ email: "", memberId: null },
    });
    await putCrew(tx, id, crew.id, "manage");
    const registrations: number[] = [];
    if (demo.ofMember) {
      const who = { name: member.full_name, email: member.email, memberId: member.id };
      registrations.push((await take(tx, id, who, { price: demo.ofMember.price, type: 0 })).id);
    }
    // Those of a paid event have the free type.
    const free = demo.price.kind === "fixed" ? demo.types.findIndex(({ price = 0 }) => price === 0) : 0;
    for (let place = 0; place < demo.people; place++)
      registrations.push((await take(tx, id, guest(place), { price: 0, type: free })).id);
    const offered = await offeredEvent(tx, id);
    for (let place = 0; place < (demo.waiting ?? 0); place++)
      await standInLine(tx, id, offered?.types[0]?.id ?? 0, { ...guest(100 + place), phone: PHONE });
    if (demo.held) await hold(tx, id, demo, registrations, crew.id);
  }
}
