import type { BookEntry, EventDetail, TicketPage } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aCampaign } from "../testing/builders.ts";
import { aBrowser, aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { aBookkeeper, type Bookkeeper, booked } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { endOverdueOffers } from "./end-waits.ts";

let api: TestApp;
let treasurer: Bookkeeper;
beforeAll(async () => {
  // Its callers have no cookie and one phone.
  api = await testApp({ FREE_SEATS_PER_PERSON: "100000" });
  treasurer = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const SOON = 3600_000;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const taken = async (id: number) =>
  (await api.database.pool.query("select taken from event where id = $1", [id])).rows[0]?.taken;
const page = async ({ ticket_page }: Registered) =>
  (await api.get<TicketPage>(`/api/tickets/${ticket_page.replace("/tiket/", "")}/`)).body;
const referenceOf = async ({ code }: Registered) =>
  (
    await api.database.pool.query<{ reference: string }>(
      "select p.reference from registration r join payment p on p.id = r.payment_id where r.code = $1",
      [code],
    )
  ).rows[0]?.reference ?? "";
/** Its transfer appears in the bank's statement and is assigned to it. */
const approve = async (made: Registered) =>
  treasurer.assign([await referenceOf(made)], [await treasurer.line((await page(made)).total)]);
const expire = async (made: Registered) => {
  await api.database.pool.query(
    "update payment set expires_at = now() - interval '1 minute' where reference = $1",
    [await referenceOf(made)],
  );
  await api.app.payments.keepUp();
};

it("confirms a free registration at once, with a ticket for each participant", async () => {
  const event = await anEvent(api.database);
  const member = await aSignedInMember(api);
  const { status, body } = await registerAt(api, event, {
    names: ["Rina", "Fajar"],
    headers: bearer(member),
  });
  expect([status, body.payment_page]).toEqual([201, null]);
  const { tickets, state, whole } = await page(body);
  expect([state, whole, tickets.map(({ name }) => name)]).toEqual(["confirmed", true, ["Rina", "Fajar"]]);
  expect(tickets.map(({ qr }) => qr?.text.startsWith(`BRK1:${event.id}:`))).toEqual([true, true]);
  expect(await taken(event.id)).toBe(2);
  // One link for each participant shows that ticket alone.
  const one = await api.get<TicketPage>(`/api/tickets/${tickets[1]?.page.replace("/tiket/", "")}/`);
  expect([one.body.whole, one.body.tickets.map(({ name }) => name)]).toEqual([false, ["Fajar"]]);
  expect(one.headers["referrer-policy"]).toBe("no-referrer");
  expect(one.headers["x-robots-tag"]).toBe("noindex");
  const mine = await api.get<{ code: string }[]>("/api/tickets/mine/", bearer(member));
  expect(mine.body.map(({ code }) => code)).toEqual([body.code]);
});

it("registers once if a call is sent twice with one key, also at the same moment", async () => {
  const event = await anEvent(api.database);
  const headers = { ...VISITOR, "idempotency-key": "sekali-saja-ya" };
  const both = await Promise.all([1, 2].map(() => registerAt(api, event, { headers })));
  expect(new Set(both.map(({ body }) => body.code)).size).toBe(1);
  expect(await taken(event.id)).toBe(1);
});

it("computes the price from types, answers and voucher, and refuses another total", async () => {
  const event = await anEvent(
    api.database,
    { price_kind: "fixed" },
    [{ price: 100_000 }, { name: "Santri", price: 25_000 }],
    [
      {
        label: "Kaus",
        kind: "choice",
        required: true,
        options: [
          { label: "M", price: 0 },
          { label: "XXL", price: 10_000 },
        ],
      },
      {
        label: "Tambahan",
        kind: "many",
        options: [
          { label: "Buku", price: 45_000 },
          { label: "Tas", price: 25_000 },
        ],
      },
    ],
  );
  await api.database.pool.query(
    "insert into event_voucher (event_id, code, percent, quota) values ($1, 'SAHABAT10', 10, 5)",
    [event.id],
  );
  const [shirt, more] = event.questions;
  const tickets = [
    {
      type: event.types[0]?.id,
      name: "Rina",
      answers: { [shirt ?? 0]: "XXL", [more ?? 0]: ["Buku", "Tas"] },
    },
    { type: event.types[1]?.id, name: "Fajar", answers: { [shirt ?? 0]: "M" } },
  ];
  const quote = await send<{ lines: unknown[]; total: number }>(
    api,
    "POST",
    `/api/events/${event.slug}/quote/`,
    { tickets, voucher: "sahabat10" },
  );
  expect(quote.body.total).toBe(184_500);
  expect(quote.body.lines).toContainEqual({ label: "Kupon SAHABAT10", amount: -20_500 });
  const sent = { tickets, voucher: "SAHABAT10", method: "bsi" };
  expect((await registerAt(api, event, { ...sent, amount: 1 })).body).toMatchObject({
    code: "amount_changed",
    amount: 184_500,
  });
  const { body } = await registerAt(api, event, { ...sent, amount: 184_500 });
  expect(body.payment_page).toMatch(/^\/pembayaran\//);
  const wrong = [{ ...tickets[0], answers: { [shirt ?? 0]: "S" } }];
  const refused = await registerAt(api, event, { tickets: wrong, amount: 100_000, method: "bsi" });
  expect(refused.body.errors).toEqual({ [`tickets.0.answers.${shirt}`]: ["Pilih dari daftarnya."] });
  // The answers are nobody's but the organiser's.
  const shown = await api.get<EventDetail>(`/api/events/${event.slug}/`);
  expect(JSON.stringify(shown.body)).not.toContain("Rina");
});

it("accepts any amount that the buyer chooses from the minimum on", async () => {
  const open = await anEvent(api.database, { price_kind: "open" });
  expect((await registerAt(api, open, { price: 0 })).body.payment_page).toBeNull();
  expect((await registerAt(api, open, { price: 20_000, amount: 20_000, method: "bsi" })).status).toBe(201);
  const least = await anEvent(api.database, { price_kind: "minimum", min_price: 50_000 });
  const low = await registerAt(api, least, { price: 40_000, amount: 40_000, method: "bsi" });
  expect(low.body.errors).toEqual({ "tickets.0.price": ["Paling sedikit Rp. 50.000."] });
});

it("opens at its second and closes in time, also for paying", async () => {
  const opens = later(3000);
  const event = await anEvent(api.database, { registration_opens: opens });
  const early = await registerAt(api, event);
  expect([early.status, early.body.code, early.body.opens_at]).toEqual([409, "not_open_yet", opens]);
  await api.database.pool.query("update event set registration_opens = now() where id = $1", [event.id]);
  expect((await registerAt(api, event)).status).toBe(201);
  const closed = await anEvent(api.database, { registration_closes: later(-1000) });
  expect((await registerAt(api, closed)).body.code).toBe("registration_closed");
  const paid = { price_kind: "fixed" as const, starts_at: later(1.5 * SOON), ends_at: later(3 * SOON) };
  const today = await anEvent(api.database, paid, [{ price: 1000 }]);
  const { body } = await registerAt(api, today, { amount: 1000, method: "bsi" });
  // One hour before the start, not 24 hours from now.
  expect(Math.abs(Date.parse(body.pay_before ?? "") - Date.now() - SOON / 2)).toBeLessThan(60_000);
  await api.database.pool.query("update event set starts_at = now() + interval '50 minutes' where id = $1", [
    today.id,
  ]);
  expect((await registerAt(api, today, { amount: 1000, method: "bsi" })).body.code).toBe(
    "registration_closed",
  );
});

it("gives 50 seats to exactly 50 of 2 000 who register at the same moment", async () => {
  const event = await anEvent(api.database, { capacity: 50 });
  const all = await Promise.all(Array.from({ length: 2000 }, () => registerAt(api, event)));
  const statuses = Map.groupBy(all, ({ status }) => status);
  expect(statuses.get(201)).toHaveLength(50);
  expect(new Set(statuses.get(409)?.map(({ body }) => body.code))).toEqual(new Set(["sold_out"]));
  expect(await taken(event.id)).toBe(50);
});

it("holds paid seats by quota, and lets a voucher of 10 be used 10 times by many at once", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 50_000, quota: 25 }]);
  await api.database.pool.query(
    "insert into event_voucher (event_id, code, amount, quota) values ($1, 'HEMAT', 10000, 10)",
    [event.id],
  );
  const sent = { amount: 40_000, method: "bsi", voucher: "HEMAT" };
  const all = await Promise.all(
    Array.from({ length: 40 }, async (_, nth) =>
      registerAt(api, event, { ...sent, headers: await aBrowser(api), phone: `0812-0000-00${10 + nth}` }),
    ),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(new Set(all.flatMap(({ status, body }) => (status === 201 ? [] : [body.code])))).toEqual(
    new Set(["voucher_used_up"]),
  );
  const plain = await Promise.all(
    Array.from({ length: 30 }, () => registerAt(api, event, { amount: 50_000, method: "bsi" })),
  );
  expect(plain.filter(({ status }) => status === 201)).toHaveLength(15);
  expect(new Set(plain.flatMap(({ status, body }) => (status === 201 ? [] : [body.code])))).toEqual(
    new Set(["type_sold_out"]),
  );
});

it("releases seat and voucher if nobody pays, keeps the registration, and revives it while a seat is free", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", capacity: 1 }, [{ price: 50_000 }]);
  await api.database.pool.query(
    "insert into event_voucher (event_id, code, amount, quota) values ($1, 'SATU', 10000, 1)",
    [event.id],
  );
  const used = async () =>
    (await api.database.pool.query("select used from event_voucher where event_id = $1", [event.id])).rows[0]
      ?.used;
  const { body } = await registerAt(api, event, { amount: 40_000, method: "bsi", voucher: "SATU" });
  expect([await taken(event.id), await used()]).toEqual([1, 1]);
  await expire(body);
  expect([await taken(event.id), await used(), (await page(body)).state]).toEqual([0, 0, "expired"]);
  // Its money came after all: staff revive it while a seat is free, and are refused once it is not.
  const reference = await referenceOf(body);
  const revive = () => treasurer.post(`payments/${reference}/reopen`, { reason: "Uangnya ada di mutasi." });
  const other = (await registerAt(api, event, { amount: 50_000, method: "bsi" })).body;
  expect((await revive()).body.code).toBe("sold_out");
  await expire(other);
  expect((await revive()).status).toBe(200);
  expect([await taken(event.id), await used(), (await page(body)).state]).toEqual([1, 1, "waiting_payment"]);
  expect((await approve(body)).status).toBe(200);
  expect((await page(body)).state).toBe("confirmed");
  await expect(
    api.database.pool.query("delete from registration where code = $1", [body.code]),
  ).rejects.toThrow("append-only");
});

it("splits a verified payment between the event and its campaign, and a refund takes both back", async () => {
  const campaign = await aCampaign(api.database);
  const event = await anEvent(
    api.database,
    { price_kind: "fixed", campaign_id: campaign.id, campaign_basis_points: 3000 },
    [{ price: 100_000 }],
  );
  const { body } = await registerAt(api, event, { amount: 100_000, method: "bsi" });
  expect((await approve(body)).status).toBe(200);
  const reference = await referenceOf(body);
  expect(await booked(api, reference)).toEqual({
    "bank:bsi": 100_000,
    [`event:${event.id}`]: -70_000,
    [`campaign:${campaign.id}`]: -30_000,
  });
  const entries = await api.get<BookEntry[]>("/api/admin/books/entries/?limit=5", treasurer.headers);
  expect(entries.body.flatMap(({ lines }) => lines.map(({ name }) => name))).toContain(
    `Acara: ${event.title}`,
  );
  const total = async () =>
    (
      await api.database.pool.query(
        "select collected_amount, donor_count from campaign_total where campaign_id = $1",
        [campaign.id],
      )
    ).rows[0];
  expect(await total()).toEqual({ collected_amount: 30_000, donor_count: 1 });
  const donors = await api.get(`/api/donations/campaign/${campaign.slug}/donations/`);
  expect(JSON.stringify(donors.body)).toContain("Kolaborasi acara");
  expect(JSON.stringify(donors.body)).not.toContain("Rina");
  expect((await page(body)).state).toBe("confirmed");
  const back = { way: "transfer", reason: "Tidak jadi datang." };
  expect((await treasurer.post(`payments/${reference}/refund`, back)).status).toBe(200);
  expect(await total()).toEqual({ collected_amount: 0, donor_count: 0 });
  expect([(await page(body)).state, await taken(event.id)]).toEqual(["cancelled", 0]);
});

it("verifies a payment of which the campaign's part rounds to nothing", async () => {
  const { id } = await aCampaign(api.database);
  const event = await anEvent(
    api.database,
    { price_kind: "open", campaign_id: id, campaign_basis_points: 3000 },
    [{}],
  );
  const { body } = await registerAt(api, event, { price: 3, amount: 3, method: "bsi" });
  expect((await approve(body)).status).toBe(200);
  expect((await page(body)).state).toBe("confirmed");
});

it("cancels by the buyer: unpaid at once, paid with a note for the treasurer, one ticket of several", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 30_000 }]);
  const headers = await aBrowser(api);
  const cancel = (path: string) =>
    send<TicketPage & { code: string }>(
      api,
      "POST",
      `/api/tickets/${path.replace("/tiket/", "")}/cancel/`,
      {},
      headers,
    );
  const unpaid = (await registerAt(api, event, { amount: 30_000, method: "bsi", headers })).body;
  expect((await cancel(unpaid.ticket_page)).body.state).toBe("cancelled");
  const two = { names: ["Rina", "Fajar"], amount: 60_000, method: "bsi", headers };
  const paid = (await registerAt(api, event, two)).body;
  await approve(paid);
  const [, second] = (await page(paid)).tickets;
  expect((await cancel(second?.page ?? "")).body.tickets.map(({ state }) => state)).toEqual(["void"]);
  expect(await page(paid)).toMatchObject({ state: "confirmed", refund: { amount: 30_000, paid_back: 0 } });
  expect(await taken(event.id)).toBe(1);
  const account = { bank: "BCA", account_number: "0000091", account_holder: "Rina A." };
  const told = await send<TicketPage>(
    api,
    "POST",
    `/api/tickets/${paid.ticket_page.replace("/tiket/", "")}/refund-account/`,
    account,
    headers,
  );
  expect(told.body.refund).toMatchObject({ account_number: "0000091" });
  expect((await cancel(paid.ticket_page)).body).toMatchObject({
    state: "cancelled",
    refund: { amount: 60_000 },
  });
  expect((await cancel(paid.ticket_page)).body.code).toBe("too_late");
});

it("offers a returned seat to the first of the waiting list, holds it 12 hours, then asks the next", async () => {
  const event = await anEvent(api.database, { capacity: 1 });
  const headers = await aBrowser(api);
  const holder = (await registerAt(api, event, { headers })).body;
  const type = event.types[0]?.id ?? 0;
  const wait = (name: string) =>
    send<Registered & { place: number }>(api, "POST", `/api/events/${event.slug}/waitlist/`, {
      type,
      name,
      phone: `08123456${name.length}${name.charCodeAt(0)}`,
    });
  const first = (await wait("Nurul")).body;
  const second = (await wait("Laila")).body;
  expect([first.place, second.place]).toEqual([1, 2]);
  await send(api, "POST", `/api/tickets/${holder.ticket_page.replace("/tiket/", "")}/cancel/`, {}, headers);
  const offered = (await page(first)).waiting;
  expect(Math.abs(Date.parse(offered?.offered_until ?? "") - Date.now() - 12 * SOON)).toBeLessThan(60_000);
  // Out of the line while the offer stands: the guest's page and the staff's list count by the same rule.
  expect((await page(second)).waiting?.place).toBe(1);
  // The seat is held: a passer-by cannot have it.
  expect((await registerAt(api, event)).body.code).toBe("sold_out");
  await api.database.pool.query(
    "update registration set offered_until = now() - interval '1 minute' where code = $1",
    [first.code],
  );
  await endOverdueOffers(api.database);
  expect([(await page(first)).state, (await page(second)).waiting?.offered_until]).toEqual([
    "expired",
    expect.any(String),
  ]);
  const offer = second.ticket_page.replace("/tiket/", "");
  expect((await registerAt(api, event, { names: ["Laila"], offer })).body.code).toBe(second.code);
  expect((await page(second)).state).toBe("confirmed");
  expect(await taken(event.id)).toBe(1);
});
