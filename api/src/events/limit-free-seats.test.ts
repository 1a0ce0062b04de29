import type { TicketPage } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import type { Letter } from "../platform/mail/mail.ts";
import { aCampaign } from "../testing/builders.ts";
import { aBrowser, aSignedInMember, bearer, send } from "../testing/calls.ts";
import { anEvent, registerAt } from "../testing/events.ts";
import { aQris } from "../testing/qris.ts";
import { limitedApp, type TestApp, testApp } from "../testing/test-app.ts";
import { passOnHeldSeats } from "./limit-free-seats.ts";

let api: TestApp;
const letters: Letter[] = [];
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "1000000", UNPAID_SEATS_PER_EVENT: "20" });
  api.app.jobs.handle<Letter>("mail", async (letter) => void letters.push(letter));
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

type Event = Awaited<ReturnType<typeof anEvent>>;
const aTalk = (capacity: number | null) => anEvent(api.database, { capacity }, [{}]);
let phones = 0;
const aPhone = () => `0813-${String(++phones).padStart(8, "0")}`;
const join = (event: Event, headers: Record<string, string>, seats = 1, phone = aPhone()) =>
  registerAt(api, event, {
    names: Array.from({ length: seats }, (_, nth) => `Peserta ${nth}`),
    ...{ headers, phone },
  });
const taken = async ({ id }: { id: number }) =>
  (await api.database.pool.query("select taken from event where id = $1", [id])).rows[0]?.taken;
const pageAt = async (address: string) =>
  (await api.get<TicketPage>(`/api/tickets/${address.split("/").at(-1)}/`)).body;

it("lets 300 people without mail behind one address give, register for a free event and find their tickets", async () => {
  // With the limits that the app is delivered with.
  const mosque = await limitedApp();
  await aQris(mosque.database);
  const { slug } = await aCampaign(mosque.database);
  const event = await anEvent(mosque.database, { capacity: 300 }, [{}]);
  const statuses = new Set<number>();
  const visit = async (nth: number) => {
    const headers = await aBrowser(mosque);
    const phone = `0812-${String(70_000_000 + nth)}`;
    const gift = {
      kind: "donation",
      slug,
      base_amount: 50_000 + 1000 * nth,
      donor_name: "Siti",
      donor_phone: phone,
    };
    statuses.add((await send(mosque, "POST", "/api/payments/quote/", gift, headers)).status);
    const { status, body } = await registerAt(mosque, event, { headers, phone });
    statuses.add(status);
    const asked = { code: body.code, phone };
    const found = await send<{ page: string }>(mosque, "POST", "/api/tickets/find/", asked, headers);
    statuses.add(found.body.page === body.ticket_page ? found.status : 404);
  };
  for (let from = 0; from < 300; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, nth) => visit(from + nth)));
  expect([...statuses].sort()).toEqual([200, 201]);
  const { rows } = await mosque.database.pool.query("select taken from event where id = $1", [event.id]);
  expect(rows).toEqual([{ taken: 300 }]);
}, 240_000);

it("is not emptied by one browser with many numbers, nor by one number with many browsers", async () => {
  for (const next of [
    async () => ({ headers: await aBrowser(api), phone: "0812-9999-0000" }),
    ((headers) => async () => ({ headers, phone: aPhone() }))(await aBrowser(api)),
  ]) {
    const event = await aTalk(80);
    for (let call = 0; call < 16; call++) {
      const { headers, phone } = await next();
      await join(event, headers, 5, phone);
    }
    // While there were plenty nobody was asked; beyond six the seats are only held.
    const before = await taken(event);
    expect(before).toBeGreaterThan(6);
    expect(before).toBeLessThanOrEqual(45);
    const others = [];
    for (let nth = 0; nth < 74; nth++) others.push(await join(event, await aBrowser(api)));
    expect(others.filter(({ status }) => status !== 201)).toEqual([]);
    const { rows } = await api.database.pool.query(
      "select count(*)::int as seats from registration r join ticket t on t.registration_id = r.id where r.event_id = $1 and r.state = 'confirmed' and r.provisional",
      [event.id],
    );
    expect(rows[0].seats).toBeLessThanOrEqual(6);
  }
}, 240_000);

it("confirms more seats at once for a known member, and tells others how to confirm theirs", async () => {
  const event = await aTalk(20);
  const browser = await aBrowser(api);
  expect((await join(event, browser, 5)).status).toBe(201);
  const held = await join(event, browser, 5);
  expect(held.status).toBe(201);
  expect(await pageAt(held.body.ticket_page)).toMatchObject({ provisional: true, state: "confirmed" });
  const more = await join(event, browser, 5);
  expect(more.body).toMatchObject({
    code: "confirm_contact",
    detail: expect.stringContaining("minta panitia"),
  });
  const member = await aSignedInMember(api);
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [member.id]);
  for (let nth = 0; nth < 2; nth++) expect((await join(event, bearer(member), 5)).status).toBe(201);
  expect(await taken(event)).toBe(20);
  // Full: the held ones pass on, and their owner is told.
  expect((await join(event, await aBrowser(api))).status).toBe(201);
  expect(await pageAt(held.body.ticket_page)).toMatchObject({ state: "expired", provisional: false });
  expect(await taken(event)).toBe(16);
});

it("gives new accounts of one browser together no more than the browser", async () => {
  const event = await aTalk(12);
  const browser = await aBrowser(api);
  const account = async () => ({ ...browser, ...bearer(await aSignedInMember(api)) });
  expect((await join(event, await account(), 5)).status).toBe(201);
  const more = await join(event, await account(), 5);
  expect(more.body).toMatchObject({ code: "confirm_contact" });
  // Somebody's own phone has its own.
  expect((await join(event, await aBrowser(api), 5)).status).toBe(201);
});

it("passes held seats of a full event on to the waiting list", async () => {
  const event = await aTalk(20);
  const browser = await aBrowser(api);
  for (let nth = 0; nth < 2; nth++) await join(event, browser, 5);
  for (let nth = 0; nth < 10; nth++) await join(event, await aBrowser(api));
  expect(await taken(event)).toBe(20);
  await passOnHeldSeats(api.database);
  expect(await taken(event)).toBe(15);
});

it("passes held seats of a full type on to who waits for it, and leaves those of other types", async () => {
  const event = await anEvent(api.database, { capacity: null }, [
    { quota: 20 },
    { name: "Santri", quota: 20 },
  ]);
  const [regular, student] = event.types.map(({ id }) => id);
  const tickets = (type: number | undefined, seats: number) =>
    Array.from({ length: seats }, (_, nth) => ({ type, name: `Peserta ${nth}` }));
  const take = async (type: number | undefined, seats: number, headers: Record<string, string>) =>
    (await registerAt(api, event, { tickets: tickets(type, seats), headers, phone: aPhone() })).body;
  const browser = await aBrowser(api);
  await take(regular, 5, browser);
  const held = await take(regular, 5, browser);
  const elsewhere = await take(student, 5, browser);
  for (let nth = 0; nth < 10; nth++) await take(regular, 1, await aBrowser(api));
  const line = { type: regular, name: "Laila", phone: aPhone() };
  const path = `/api/events/${event.slug}/waitlist/`;
  const waits = await send<{ ticket_page: string }>(api, "POST", path, line, await aBrowser(api));
  await passOnHeldSeats(api.database);
  expect(await pageAt(held.ticket_page)).toMatchObject({ state: "expired" });
  expect(await pageAt(elsewhere.ticket_page)).toMatchObject({ state: "confirmed", provisional: true });
  expect((await pageAt(waits.body.ticket_page)).waiting?.offered_until).not.toBeNull();
});

it("makes held seats certain by a code that their contact got, and by nothing else", async () => {
  const event = await aTalk(200);
  const browser = await aBrowser(api);
  await join(event, browser, 5);
  const hold = async (email: string, from = browser) =>
    registerAt(api, event, { names: ["A", "B", "C", "D", "E"], headers: from, phone: aPhone(), email });
  const act = (address: string, what: string, body: object = {}) =>
    send<TicketPage & { code: string; detail: string }>(
      api,
      ...(["POST", `/api/tickets/${address.split("/").at(-1)}/${what}/`, body, browser] as const),
    );
  const codeFor = async (address: string, email: string) => {
    expect((await act(address, "code")).status).toBe(200);
    await api.app.jobs.runDue();
    const subject = letters.findLast(({ to, subject: of }) => to === email && /^\d{6} /.test(of))?.subject;
    return { code: subject?.slice(0, 6) };
  };
  const { ticket_page: held } = (await hold("keluarga@contoh.id")).body;
  expect((await pageAt(held)).provisional).toBe(true);
  // The browser that registered is no proof of a contact, nor is a ticket that was passed on.
  expect((await act(held, "confirm-seats")).body.code).toBe("code_needed");
  const [ticket] = (await pageAt(held)).tickets;
  expect((await act(ticket?.page ?? "", "confirm-seats")).body.code).toBe("buyer_only");
  expect((await act(held, "confirm-seats", { code: "abc" })).status).toBe(400);
  const done = await act(held, "confirm-seats", await codeFor(held, "keluarga@contoh.id"));
  expect(done).toMatchObject({ status: 200, body: { provisional: false, state: "confirmed" } });
  expect((await act(held, "confirm-seats")).body.code).toBe("not_held");
  const { rows } = await api.database.pool.query(
    "select a.after from audit_log a join registration r on r.code = a.subject_id where a.action = 'registration.confirm_seats' and r.event_id = $1",
    [event.id],
  );
  expect(rows).toEqual([{ after: { seats: 5, right: "code" } }]);
  // One mailbox gets as much as a known member, however it is spelt and whichever browser asks.
  for (const email of ["keluarga+1@contoh.id", "keluarga+2@contoh.id", "keluarga+3@contoh.id"]) {
    const other = await aBrowser(api);
    await join(event, other, 5);
    const { body } = await hold(email, other);
    const answer = await act(body.ticket_page, "confirm-seats", await codeFor(body.ticket_page, email));
    expect([email, answer.body.code]).toEqual([email, email.includes("3") ? "more_than_share" : body.code]);
  }
  const guest = (await hold("")).body;
  expect(await act(guest.ticket_page, "code")).toMatchObject({
    ...{ status: 409, body: { code: "no_contact", detail: expect.stringContaining("petugas mendaftarkan") } },
  });
});

it("puts each person on the waiting list once, also by two calls at once", async () => {
  const event = await aTalk(1);
  await join(event, await aBrowser(api));
  const wait = (headers: Record<string, string>, phone: string, email = "") =>
    send<{ code: string; detail: string }>(
      api,
      "POST",
      `/api/events/${event.slug}/waitlist/`,
      { type: event.types[0]?.id, name: "Rina Aulia", phone, email },
      headers,
    );
  const browser = await aBrowser(api);
  const first = await Promise.all([1, 2, 3].map(() => wait(browser, "0812-5555-0001")));
  expect(first.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await wait(await aBrowser(api), "+62 812 5555 0001")).body.code).toBe("already_waiting");
  expect((await wait(await aBrowser(api), "0812-5555-0002", "rina@contoh.id")).status).toBe(201);
  expect((await wait(await aBrowser(api), "0812-5555-0003", "Rina@contoh.id")).body.code).toBe(
    "already_waiting",
  );
  // A household waits together from one phone, a crowd does not.
  const household = await Promise.all([1, 2, 3, 4, 5, 6].map(() => wait(browser, aPhone())));
  expect(household.filter(({ status }) => status === 201)).toHaveLength(4);
});

it("holds a use of a voucher for an hour until it is paid, and one for one person", async () => {
  const event = await anEvent(api.database, { capacity: 50, price_kind: "fixed" }, [{ price: 10_000 }]);
  const { rows } = await api.database.pool.query(
    "insert into event_voucher (event_id, code, percent, quota) values ($1, 'HEMAT', 50, 15) returning id::int",
    [event.id],
  );
  const use = (headers: Record<string, string>, phone: string) =>
    registerAt(api, event, { amount: 5000, method: "bsi", voucher: "HEMAT", headers, phone });
  const browser = await aBrowser(api);
  const answers = [];
  for (let nth = 0; nth < 15; nth++) answers.push(await use(browser, aPhone()));
  for (let nth = 0; nth < 5; nth++) answers.push(await use(await aBrowser(api), "0812-6666-0001"));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers[1]?.body.code).toBe("voucher_held");
  const ends = await api.database.pool.query(
    "select max(p.expires_at) < now() + interval '61 minutes' as soon from registration r join payment p on p.id = r.payment_id where r.voucher_id = $1",
    [rows[0].id],
  );
  expect(ends.rows).toEqual([{ soon: true }]);
});
