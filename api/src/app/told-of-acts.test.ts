import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { StaffEvent, StaffRegistration } from "@barakah/contract";
import { TELLS_NOBODY, TOLD } from "@barakah/contract/messages/told-of-acts";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign, aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let slug: string;
let treasurer: Bookkeeper;
let editor: Record<string, string>;
let two: readonly [Record<string, string>, Record<string, string>];

beforeAll(async () => {
  api = await testApp();
  ({ slug } = await aCampaign(api.database));
  treasurer = await aBookkeeper(api);
  editor = bearer(await aStaffMember(api, "editor"));
  two = [treasurer.headers, bearer(await aStaffMember(api, "bendahara"))];
});

it("every staff action that changes something names who is notified, or why nobody is", () => {
  const acts = api.app.endpoints
    .filter(({ access, method }) => access === "staff" && method !== "GET")
    .map(({ method, path }) => `${method} ${path.replace("/api/admin", "")}`);
  const known = [...Object.keys(TOLD), ...Object.values(TELLS_NOBODY).flat()];
  expect(acts.filter((act) => !known.includes(act))).toEqual([]);
  expect(known.filter((act) => !acts.includes(act))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

const ACCOUNT = { bank: "BCA", account_number: "1234567890", account_holder: "Siti" };
const post = (path: string, body: object = {}) => treasurer.post(path, body);
const edit = (path: string, body: object = {}) => send(api, "POST", `/api/admin/${path}/`, body, editor);

interface Paid {
  buyer: Buyer;
  reference: string;
  amount: number;
  page: string;
}

/** A member's gift with its proof. */
async function aGift(): Promise<Paid> {
  const buyer = await aBuyer(api);
  const { status, body } = await buyer.form<{ order_id: string; amount: number; page: string }>(
    `/api/donations/${slug}/create-donation/`,
    {
      ...{ amount: 150_000, donor_name: "Siti", donor_phone: "081200000000", payment_method: "bsi" },
      ...{ source_bank: ACCOUNT.bank, source_account: ACCOUNT.account_number },
    },
  );
  expect(status).toBe(201);
  return { buyer, reference: body.order_id, amount: body.amount, page: body.page };
}
async function anArrivedGift(): Promise<Paid> {
  const gift = await aGift();
  await treasurer.assign([gift.reference], [await treasurer.line(gift.amount)]);
  return gift;
}
async function anOwedRefund() {
  const gift = await anArrivedGift();
  const owed = { way: "transfer", amount: 1_000, reason: "Salah kirim.", ...ACCOUNT };
  await post(`payments/${gift.reference}/refund`, owed);
  const { rows } = await api.database.pool.query<{ id: number }>("select max(id) as id from payment_refund");
  return { ...gift, id: rows[0]?.id };
}
const receiptOf = async ({ reference }: Paid) =>
  (await api.database.pool.query("select number from receipt where reference = $1", [reference])).rows[0]
    .number;

type Seat = { buyer: Buyer; event: Awaited<ReturnType<typeof anEvent>>; made: Registered; path: string };
async function aSeat(given: object = {}, wanted: object = {}, types: object[] = [{}, {}]): Promise<Seat> {
  const event = await anEvent(api.database, { body: "x", ...given }, types);
  const buyer = await aBuyer(api);
  const made = (await registerAt(api, event, { headers: bearer(buyer.session), ...wanted })).body;
  return { buyer, event, made, path: `events/${event.id}/registrations/${made.code}` };
}
const aPaidSeat = () =>
  aSeat({ price_kind: "fixed" }, { amount: 40_000, method: "bsi" }, [{ price: 40_000 }]);
const ticketOf = async ({ event }: Seat) =>
  (await api.get<StaffRegistration[]>(`/api/admin/events/${event.id}/registrations/`, treasurer.headers))
    .body[0]?.tickets[0]?.id;
/** Registered before it took place. */
async function aPastSeat(): Promise<Seat & { ticket: number | undefined }> {
  const seat = await aSeat();
  await api.database.pool.query(
    "update event set certificate = true, starts_at = '2026-01-01', ends_at = '2026-01-02' where id = $1",
    [seat.event.id],
  );
  return { ...seat, ticket: await ticketOf(seat) };
}
const certificate = ({ event, ticket }: { event: { id: number }; ticket: number | undefined }) =>
  `events/${event.id}/certificates/${ticket}`;

/** A member's order with its proof. */
async function anOrder(paid = true) {
  const { id } = await aProduct(api.database, { price: 20_000, stock: 5 });
  const buyer = await aBuyer(api);
  await buyer.add(id, 1);
  const { status, body } = await buyer.order();
  expect(status).toBe(201);
  const path = `orders/${body.order_number}`;
  if (paid) await byTwo(api, `${path}/process`, { confirm: true }, two);
  return { buyer, path };
}

let guests = 0;
/** From a guest who left a phone: staff tell them by hand. */
async function giveCash() {
  guests += 1;
  await treasurer.post("cash/boxes", { name: `Kotak ${guests}` });
  const { rows } = await api.database.pool.query("select code from cash_box where name = $1", [
    `Kotak ${guests}`,
  ]);
  return treasurer.post<{ reference: string }>("cash/gifts", {
    ...{
      box: rows[0].code,
      slug,
      amount: 25_000,
      day: "2026-11-14",
      giver: "Bu Yati",
      phone: `08135557${1000 + guests}`,
    },
  });
}
const BY_HAND = {
  news: async () => (await api.database.pool.query("select from tap_message")).rows,
};

/** Each act, done to what belongs to a member: the member hears of it. */
const ACTS: Record<
  string,
  () => Promise<{ buyer: { news(): Promise<unknown[]> }; act(): Promise<{ status: number }> }>
> = {
  "POST /payments/:reference/approve/": async () => {
    const { buyer, reference } = await aGift();
    return { buyer, act: () => byTwo(api, `payments/${reference}/approve`, { confirm: true }, two) };
  },
  "POST /payments/:reference/reject/": async () => {
    const { buyer, reference } = await aGift();
    return { buyer, act: () => post(`payments/${reference}/reject`, { reason: "Foto buram." }) };
  },
  "POST /payments/:reference/reopen/": async () => {
    const { buyer, reference } = await aGift();
    await post(`payments/${reference}/reject`, { reason: "Foto buram." });
    return { buyer, act: () => post(`payments/${reference}/reopen`, { reason: "Keliru." }) };
  },
  "POST /payments/:reference/ask-proof/": async () => {
    const { buyer, reference } = await aGift();
    return { buyer, act: () => post(`payments/${reference}/ask-proof`, { reason: "Buram." }) };
  },
  "POST /statements/assign/": async () => {
    const { buyer, reference, amount } = await aGift();
    return { buyer, act: async () => treasurer.assign([reference], [await treasurer.line(amount)]) };
  },
  "POST /payments/:reference/reverse/": async () => {
    const { buyer, reference } = await anArrivedGift();
    return { buyer, act: () => byTwo(api, `payments/${reference}/reverse`, { reason: "Keliru." }, two) };
  },
  "POST /payments/:reference/refund/": async () => {
    const { buyer, reference } = await anArrivedGift();
    const back = { way: "transfer", amount: 1_000, reason: "Salah kirim.", ...ACCOUNT };
    return { buyer, act: () => post(`payments/${reference}/refund`, back) };
  },
  "POST /refunds/:id/paid/": async () => {
    const { buyer, id } = await anOwedRefund();
    const paid = { from: "bsi", paid_on: "2026-01-02", reference: "TRX-1", ...ACCOUNT };
    return { buyer, act: () => post(`refunds/${id}/paid`, paid) };
  },
  "POST /refunds/:id/withdraw/": async () => {
    const { buyer, id } = await anOwedRefund();
    return { buyer, act: () => post(`refunds/${id}/withdraw`, { reason: "Tidak jadi." }) };
  },
  "POST /receipts/:number/void/": async () => {
    const gift = await anArrivedGift();
    return {
      ...gift,
      act: async () => post(`receipts/${await receiptOf(gift)}/void`, { reason: "Keliru." }),
    };
  },
  "POST /receipts/:number/replace/": async () => {
    const gift = await anArrivedGift();
    const named = { payer_name: "Siti R.", on_behalf: "", reason: "Salah nama." };
    return { ...gift, act: async () => post(`receipts/${await receiptOf(gift)}/replace`, named) };
  },
  "POST /cash/gifts/": async () => ({ buyer: BY_HAND, act: giveCash }),
  "POST /cash/gifts/:reference/void/": async () => {
    const { reference } = (await giveCash()).body;
    return {
      buyer: BY_HAND,
      act: () => byTwo(api, `cash/gifts/${reference}/void`, { reason: "Keliru." }, two),
    };
  },
  "POST /orders/:order_number/process/": async () => {
    const { buyer, path } = await anOrder(false);
    return { buyer, act: () => byTwo(api, `${path}/process`, { confirm: true }, two) };
  },
  "POST /orders/:order_number/cancel/": async () => {
    const { buyer, path } = await anOrder(false);
    return { buyer, act: () => post(`${path}/cancel`, { note: "Habis." }) };
  },
  "POST /orders/:order_number/ship/": async () => {
    const { buyer, path } = await anOrder();
    return {
      buyer,
      act: () => post(`${path}/ship`, { courier: "JNE", tracking_number: "123", note: "JNE 123" }),
    };
  },
  "POST /orders/:order_number/finish/": async () => {
    const { buyer, path } = await anOrder();
    await post(`${path}/ship`, { courier: "JNE", tracking_number: "123", note: "JNE 123" });
    return { buyer, act: () => post(`${path}/finish`, { note: "Sudah diterima." }) };
  },
  "POST /events/:id/cancel/": async () => {
    const { buyer, event } = await aSeat();
    return { buyer, act: () => post(`events/${event.id}/cancel`, { reason: "Hujan." }) };
  },
  "PUT /events/:id/": async () => {
    const { buyer, event } = await aSeat();
    const { body } = await api.get<StaffEvent>(`/api/admin/events/${event.id}/`, editor);
    const payload = { ...body, registration_closes: body.registration_closes_set, place: "Aula lain" };
    const url = `/api/admin/events/${event.id}/`;
    const act = async () => {
      const { statusCode: status } = await api.app.inject({ method: "PUT", url, headers: editor, payload });
      return { status };
    };
    return { buyer, act };
  },
  "POST /events/:id/notices/": async () => {
    const { buyer, event } = await aSeat();
    const { body } = await api.get<StaffEvent>(`/api/admin/events/${event.id}/`, editor);
    const draft = { ...body, registration_closes: body.registration_closes_set, place: "Aula lain" };
    const saved = await send(api, "PUT", `/api/admin/events/${event.id}/`, { ...draft, tell: false }, editor);
    expect(saved.status).toBe(200);
    return { buyer, act: () => edit(`events/${event.id}/notices`) };
  },
  "POST /events/:id/registrations/import/": async () => {
    const event = await anEvent(api.database);
    const rows = [["Bu Yati", `0813555${7000 + guests}`]];
    return {
      buyer: BY_HAND,
      act: () => edit(`events/${event.id}/registrations/import`, { columns: ["name", "phone"], rows }),
    };
  },
  "POST /events/:id/registrations/:code/cancel/": async () => {
    const { buyer, path } = await aSeat();
    return { buyer, act: () => post(`${path}/cancel`, { reason: "Dua kali." }) };
  },
  "POST /events/:id/registrations/cancel/": async () => {
    const { buyer, event, made } = await aSeat();
    const several = { codes: [made.code], reason: "Dua kali." };
    return { buyer, act: () => post(`events/${event.id}/registrations/cancel`, several) };
  },
  "POST /events/:id/registrations/:code/move/": async () => {
    const seat = await aSeat();
    const to = { ticket: await ticketOf(seat), type: seat.event.types[1]?.id };
    return { ...seat, act: () => edit(`${seat.path}/move`, to) };
  },
  "POST /events/:id/registrations/:code/offer/": async () => {
    const { event } = await aSeat({ capacity: 1 });
    const buyer = await aBuyer(api);
    const line = { type: event.types[0]?.id, name: "Laila", phone: "081200000000" };
    const { body } = await buyer.call<Registered>("POST", `/api/events/${event.slug}/waitlist/`, line);
    await api.database.pool.query("update event set capacity = 2 where id = $1", [event.id]);
    return { buyer, act: () => edit(`events/${event.id}/registrations/${body.code}/offer`) };
  },
  "POST /events/:id/registrations/:code/revive/": async () => {
    const { buyer, path, made } = await aPaidSeat();
    await api.database.pool.query(
      "update payment set expires_at = now() - interval '1 minute' where id = (select payment_id from registration where code = $1)",
      [made.code],
    );
    await api.app.payments.keepUp();
    return { buyer, act: () => post(`${path}/revive`, { reason: "Ada di mutasi." }) };
  },
  "POST /events/:id/registrations/tell/": async () => {
    const { buyer, event, made } = await aSeat();
    const words = { codes: [made.code], text: "Bawa air minum." };
    return { buyer, act: () => edit(`events/${event.id}/registrations/tell`, words) };
  },
  "POST /event-refunds/remind/": async () => {
    const { buyer, event, made } = await aPaidSeat();
    const key = made.payment_page?.split("/").at(-1);
    const { rows } = await api.database.pool.query(
      "select reference, amount from payment where page_key = $1",
      [key],
    );
    await treasurer.assign([rows[0].reference], [await treasurer.line(rows[0].amount)]);
    await post(`events/${event.id}/cancel`, { reason: "Hujan." });
    return { buyer, act: () => post("event-refunds/remind", { event: event.id }) };
  },
  "POST /events/:id/certificates/": async () => {
    const seat = await aPastSeat();
    const entered = `insert into check_in (ticket_id, kind, at, scan_id) values ($1, 'enter', now(), gen_random_uuid())`;
    await api.database.pool.query(entered, [seat.ticket]);
    return { ...seat, act: () => edit(`events/${seat.event.id}/certificates`) };
  },
  "POST /events/:id/certificates/:ticket/": async () => {
    const seat = await aPastSeat();
    return { ...seat, act: () => edit(certificate(seat), { reason: "Hadir." }) };
  },
  "POST /events/:id/certificates/:ticket/revoke/": async () => {
    const seat = await aPastSeat();
    await edit(certificate(seat), { reason: "Hadir." });
    return { ...seat, act: () => edit(`${certificate(seat)}/revoke`, { reason: "Keliru." }) };
  },
};

/** Acts whose own tests look at the message. */
const PROVEN: Record<string, readonly string[]> = {
  "accounts/change-email.test.ts": ["POST /members/:id/email/"],
  "treasury/verification/decide-payment.test.ts": ["POST /payments/approve/"],
  "treasury/decisions/decisions.test.ts": ["POST /decisions/"],
  "treasury/bulk-matching/bulk-matching.test.ts": [
    "POST /statements/confirm/",
    "POST /statements/batches/:id/undo/",
  ],
  "treasury/returned-transfers/returned-transfers.test.ts": ["POST /refunds/:id/returned/"],
  "backoffice/staff/waiting-roles.test.ts": ["POST /waiting-roles/:id/stop/"],
  "treasury/corrections/correct-approval.test.ts": ["POST /payments/:reference/correct/"],
  "treasury/corrections/undoing.test.ts": ["POST /payments/:reference/give/"],
  "payments/notices/notices.test.ts": ["POST /notices/:id/accept/"],
  "treasury/receipts/receipts.test.ts": ["POST /receipts/:number/send/"],
  "treasury/proposals/proposals.test.ts": ["POST /proposals/:id/confirm/"],
  "treasury/payouts/payouts.test.ts": ["POST /payouts/"],
  "events/staff-registrations.test.ts": ["POST /events/:id/registrations/"],
  "shop/delivery/staff-delivery.test.ts": [
    "POST /orders/:order_number/returned/",
    "POST /complaints/:id/answer/",
  ],
  "treasury/store-payouts/store-payouts.test.ts": [
    ...["POST /store-payouts/:id/paid/", "POST /store-payouts/:id/refuse/"],
  ],
  "treasury/store-payouts/return-store-payout.test.ts": ["POST /store-payouts/:id/returned/"],
  "stores/stores.test.ts": [
    ...["POST /store-products/:id/pass/", "POST /store-products/:id/refuse/", "POST /stores/:id/approve/"],
    ...["POST /stores/:id/pause/", "POST /stores/:id/refuse/", "POST /stores/:id/reopen/"],
  ],
  "articles/articles.test.ts": ["POST /articles/:id/refuse/", "POST /articles/:id/status/"],
  "backoffice/staff/staff.test.ts": ["PATCH /staff/:id/"],
  "backoffice/staff/invitations.test.ts": ["POST /invitations/"],
  "backoffice/staff/reset-two-step.test.ts": ["POST /staff/:id/reset-two-step/"],
  "messages/broadcasts/broadcasts.test.ts": [
    ...["POST /broadcasts/", "POST /broadcasts/:id/confirm/", "POST /broadcasts/test/"],
  ],
  "messages/tap/tap.test.ts": ["POST /messages/:id/"],
  "backoffice/setup/setup.test.ts": ["POST /setup/mail/code/"],
};

const lastWord = (act: string) => act.split("/").findLast((word) => word && !word.startsWith(":")) ?? "";

describe("tells", () => {
  it.each(Object.keys(ACTS))("%s", async (name) => {
    expect(Object.keys(TOLD)).toContain(name);
    const { buyer, act } = await (ACTS[name] as (typeof ACTS)[string])();
    await api.app.jobs.runDue();
    const before = (await buyer.news()).length;
    expect(await act()).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    await api.app.jobs.runDue();
    expect((await buyer.news()).length).toBeGreaterThan(before);
  });

  it("has a proof for every act in the table", () => {
    const proven = [...Object.keys(ACTS), ...Object.values(PROVEN).flat()];
    expect(Object.keys(TOLD).filter((act) => !proven.includes(act))).toEqual([]);
    for (const [file, acts] of Object.entries(PROVEN)) {
      const test = readFileSync(resolve(import.meta.dirname, "..", file), "utf8");
      for (const act of acts) expect([act, test.includes(lastWord(act))]).toEqual([act, true]);
      expect([file, /news|notification|letter|tells|told|mail/i.test(test)]).toEqual([file, true]);
    }
  });
});
