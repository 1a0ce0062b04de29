import type {
  EventRefund,
  StaffEvent,
  StaffEventSummary,
  StaffRegistration,
  TicketPage,
} from "@barakah/contract";
import sharp from "sharp";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aSignedInMember, bearer, send, sendForm, VISITOR } from "../testing/calls.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { endCancelled } from "./edit-event.ts";

let api: TestApp;
let editor: Record<string, string>;
let treasurer: Bookkeeper;
beforeAll(async () => {
  api = await testApp();
  editor = bearer(await aStaffMember(api, "editor"));
  treasurer = await aBookkeeper(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

type Refused = { code: string; errors?: Record<string, string[]> };
const call = <T = StaffEvent & Refused>(
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
  who = editor,
) => send<T>(api, method, `/api/admin/events/${path}`, body, who);
const HOUR = 3600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const draft = (more: object = {}) => ({
  title: "Kajian Subuh",
  body: "<p>Adab berutang</p><script>alert(1)</script>",
  starts_at: later(100),
  ends_at: later(102),
  ticket_types: [{ name: "Umum" }],
  ...more,
});
const page = async ({ ticket_page }: Pick<Registered, "ticket_page">) =>
  (await api.get<TicketPage>(`/api/tickets/${ticket_page.replace("/tiket/", "")}/`)).body;
const listed = async (id: number, query = "") =>
  (await call<StaffRegistration[]>("GET", `${id}/registrations/${query}`)).body;
const pay = async (made: Registered) => {
  const { rows } = await api.database.pool.query<{ reference: string; amount: number }>(
    "select p.reference, p.amount from registration r join payment p on p.id = r.payment_id where r.code = $1",
    [made.code],
  );
  await treasurer.assign([rows[0]?.reference ?? ""], [await treasurer.line(rows[0]?.amount ?? 0)]);
  return rows[0]?.reference ?? "";
};

it("is written as a draft, edited by version, published, and copied without its people", async () => {
  const { status, body: made } = await call("POST", "", draft());
  expect([status, made.state, made.slug, made.body]).toEqual([
    201,
    "draft",
    "kajian-subuh",
    "<p>Adab berutang</p>",
  ]);
  const [type] = made.ticket_types;
  const questions = [
    { label: "Kaus", kind: "choice", options: [{ label: "M" }, { label: "XL", price: 5000 }] },
  ];
  const change = draft({
    version: made.version,
    slug: "subuh-baru",
    capacity: 3,
    ticket_types: [{ ...type, quota: 2 }, { name: "Santri" }],
    questions,
  });
  const edited = (await call("PUT", `${made.id}/`, change)).body;
  expect(edited).toMatchObject({ version: 2, slug: "subuh-baru", capacity: 3 });
  expect(edited.ticket_types.map(({ id, name }) => [id === type?.id, name])).toEqual([
    [true, "Umum"],
    [false, "Santri"],
  ]);
  expect((await call("PUT", `${made.id}/`, change)).body.code).toBe("edit_conflict");
  expect((await call("POST", `${made.id}/publish/`, { state: "published" })).body.state).toBe("published");
  // The former address still leads here.
  expect((await api.get("/api/events/kajian-subuh/")).status).toBe(200);
  const types = edited.ticket_types;
  await registerAt(api, { slug: "subuh-baru", types }, { names: ["Rina", "Fajar"] });
  const lower = { ...change, version: 2, capacity: 1 };
  expect((await call("PUT", `${made.id}/`, lower)).body.code).toBe("below_taken");
  expect((await call("POST", `${made.id}/publish/`, { state: "draft" })).body.code).toBe("has_registrations");
  const all = await call<StaffEventSummary[]>("GET", "?search=subuh&state=published");
  expect([all.status, all.body.map(({ slug, taken }) => [slug, taken])]).toEqual([200, [["subuh-baru", 2]]]);
  const copy = (await call("POST", `${made.id}/duplicate/`)).body;
  expect(copy).toMatchObject({ state: "draft", taken: 0, counts: { confirmed: 0 } });
  expect(copy.questions.map(({ label }) => label)).toEqual(["Kaus"]);
  expect((await call("POST", "", draft({ ends_at: later(99) }))).body.errors).toHaveProperty("ends_at");
});

it("refuses an order that was priced before somebody edited the event", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", body: "x" }, [{ price: 10_000 }]);
  await api.database.pool.query("update ticket_type set price = 20000 where event_id = $1", [event.id]);
  expect((await registerAt(api, event, { amount: 10_000, method: "bsi" })).body).toMatchObject({
    code: "amount_changed",
    amount: 20_000,
  });
});

it("shows the picture that a participant sent to staff of this event alone", async () => {
  const event = await anEvent(api.database, {}, [{}], [{ label: "KTP", kind: "file" }]);
  const other = await anEvent(api.database);
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
  const sent = await sendForm<{ key: string }>(api, "POST", `/api/events/${event.slug}/files/`, { file });
  const [question = 0] = event.questions;
  const tickets = [{ type: event.types[0]?.id, name: "Rina", answers: { [question]: sent.body.key } }];
  await registerAt(api, event, { tickets });
  const address = (await listed(event.id))[0]?.tickets[0]?.answers[0]?.file ?? "";
  const read = (url: string, headers: Record<string, string>) => api.app.inject({ url, headers });
  const picture = await read(address, editor);
  expect([picture.statusCode, picture.headers["content-type"], picture.headers["cache-control"]]).toEqual([
    200,
    "image/jpeg",
    "no-store",
  ]);
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(40);
  expect((await read(address, bearer(await aSignedInMember(api)))).statusCode).toBe(403);
  expect((await read(address, VISITOR)).statusCode).toBe(403);
  const elsewhere = address.replace(`/events/${event.id}/`, `/events/${other.id}/`);
  expect((await read(elsewhere, editor)).statusCode).toBe(404);
  // A file of all participants says where staff find it, not where it is stored.
  const csv = (await read(`/api/admin/events/${event.id}/registrations/export/`, editor)).body;
  const [{ code } = { code: "" }] = await listed(event.id);
  expect(csv).toContain(`/admin/acara/${event.id}/peserta?cari=${code}`);
  expect(csv).not.toContain(sent.body.key);
});

it("finds, exports, adds, imports and moves participants", async () => {
  const event = await anEvent(
    api.database,
    { capacity: 6 },
    [{ name: "Umum", quota: 5 }, { name: "Santri" }],
    [{ label: "Alergi", kind: "text" }],
  );
  const tickets = [
    { type: event.types[0]?.id, name: "Rina Aulia", answers: { [event.questions[0] ?? 0]: "Kacang" } },
  ];
  const made = (await registerAt(api, event, { tickets })).body;
  expect(await listed(event.id, "?search=aulia")).toMatchObject([
    { code: made.code, tickets: [{ answers: [{ label: "Alergi", answer: "Kacang" }] }] },
  ]);
  expect(await listed(event.id, "?search=rina&state=cancelled")).toEqual([]);
  const csv = await api.app.inject({
    url: `/api/admin/events/${event.id}/registrations/export/`,
    headers: editor,
  });
  expect(csv.body).toContain("Alergi");
  expect(csv.body).toContain("Kacang");
  const xlsx = await api.app.inject({
    url: `/api/admin/events/${event.id}/registrations/export/?format=xlsx`,
    headers: editor,
  });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK");
  const guest = {
    tickets: [{ type: event.types[0]?.id, name: "Tamu" }],
    name: "Tamu",
    phone: "081234567890",
    note: "Undangan",
  };
  expect((await call<StaffRegistration>("POST", `${event.id}/registrations/`, guest)).body).toMatchObject({
    state: "confirmed",
    source: "staff",
    total: 0,
  });
  type Imported = { added: number; problems: { row: number; column: number | null; detail: string }[] };
  const columns = ["name", "phone", "email", "type", "", String(event.questions[0])];
  const load = async (rows: string, check = false) =>
    (
      await call<Imported>("POST", `${event.id}/registrations/import/`, {
        ...{ columns, rows: rows.split("\n").map((row) => row.split(",")), check },
      })
    ).body;
  const ali = "Ali,081200000001,,Umum,Kelas 2,Udang";
  const faulty = [ali, "Budi,0813,,Umum", "Cici,,keliru,Umum", "Dani,,,Emas", ",,,Umum"];
  expect(await load(faulty.join("\n"))).toMatchObject({
    added: 0,
    problems: [1, 2, 3, 0].map((column, at) => ({ row: at + 1, column })),
  });
  expect(await load(ali, true)).toMatchObject({ added: 0, problems: [] });
  // An empty row is passed over.
  expect(await load(`${ali}\n\nBudi,,b@contoh.id,santri`)).toMatchObject({ added: 2, problems: [] });
  expect((await listed(event.id, "?search=ali"))[0]?.tickets[0]?.answers).toMatchObject([
    { label: "Alergi", answer: "Udang" },
  ]);
  // Two seats are left: three people do not fit, and then nobody is stored.
  expect(await load("A,,,Umum\nB,,,Umum\nC,,,Umum")).toMatchObject({ added: 0, problems: [{ row: 2 }] });
  // Sent again, it is recognised.
  expect(await load("Ali,+62 812 0000 0001,,Umum")).toMatchObject({
    added: 0,
    problems: [{ row: 0, column: null, detail: expect.stringContaining("sudah terdaftar") }],
  });
  expect(await listed(event.id)).toHaveLength(4);
  const [{ id: ticket } = { id: 0 }] = (await listed(event.id, `?search=${made.code}`))[0]?.tickets ?? [];
  const moved = await call<StaffRegistration>("POST", `${event.id}/registrations/${made.code}/move/`, {
    ticket,
    type: event.types[1]?.id,
  });
  expect(moved.body.tickets[0]?.type).toBe("Santri");
});

it("moves a free ticket to another event, and nothing that was paid", async () => {
  const [one, other] = [
    await anEvent(api.database, { capacity: 1 }),
    await anEvent(api.database, { capacity: 1 }),
  ];
  const made = (await registerAt(api, one)).body;
  const waiting = (
    await send<Registered>(api, "POST", `/api/events/${one.slug}/waitlist/`, {
      ...{ type: one.types[0]?.id, name: "Nurul", phone: "081234567890" },
    })
  ).body;
  const moveTo = async (from: { id: number }, code: string, type: number | undefined) => {
    const [row] = await listed(from.id, `?search=${code}`);
    return call<StaffRegistration & Refused>("POST", `${from.id}/registrations/${code}/move/`, {
      ...{ ticket: row?.tickets[0]?.id, type },
    });
  };
  expect((await moveTo(one, made.code, other.types[0]?.id)).status).toBe(200);
  expect((await page(made)).event.title).toBe(other.title);
  expect((await page(made)).tickets[0]?.qr?.text).toContain(`BRK1:${other.id}:`);
  // The seat that it left is offered to the next in line, and the other event is full now.
  expect((await page(waiting)).waiting?.offered_until).not.toBeNull();
  const third = (await registerAt(api, await anEvent(api.database))).body;
  const { rows } = await api.database.pool.query("select event_id as id from registration where code = $1", [
    third.code,
  ]);
  expect((await moveTo(rows[0], third.code, other.types[0]?.id)).body.code).toBe("sold_out");
  const priced = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 5000 }]);
  const paid = (await registerAt(api, priced, { amount: 5000, method: "bsi" })).body;
  const dear = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 5000 }]);
  expect((await moveTo(priced, paid.code, dear.types[0]?.id)).body.code).toBe("paid_here");
});

it("shows the line, and lets staff offer a free seat out of turn", async () => {
  const event = await anEvent(api.database, { capacity: 1 });
  await registerAt(api, event);
  const wait = async (name: string) =>
    (
      await send<Registered>(api, "POST", `/api/events/${event.slug}/waitlist/`, {
        ...{ type: event.types[0]?.id, name, phone: "081234567890" },
      })
    ).body;
  const [first, second] = [await wait("Nurul"), await wait("Laila")];
  const line = async () =>
    (await listed(event.id, "?state=waitlisted")).map(({ code, place }) => [code, place]);
  expect(await line()).toEqual([
    [first.code, 1],
    [second.code, 2],
  ]);
  const offer = (code: string) =>
    call<StaffRegistration & Refused>("POST", `${event.id}/registrations/${code}/offer/`);
  expect((await offer(second.code)).body.code).toBe("sold_out");
  // Raised past the editor, which would offer it by itself.
  await api.database.pool.query("update event set capacity = 2 where id = $1", [event.id]);
  expect((await offer(second.code)).body).toMatchObject({ offered_until: expect.any(String), place: 0 });
  expect(await line()).toEqual([
    [first.code, 1],
    [second.code, 0],
  ]);
  expect((await offer(second.code)).body.code).toBe("not_waiting");
});

it("cancels an event for good: unpaid ends, paid is listed to be given back, and everybody is told", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", body: "x" }, [{ price: 40_000 }]);
  const member = await aSignedInMember(api);
  const paid = (await registerAt(api, event, { amount: 40_000, method: "bsi", headers: bearer(member) }))
    .body;
  const reference = await pay(paid);
  // Without an account here or an address.
  const other = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  await pay(other);
  const unpaid = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  expect((await call("POST", `${event.id}/cancel/`, { reason: "Gedung dipakai posko." })).status).toBe(403);
  const { body } = await call(
    "POST",
    `${event.id}/cancel/`,
    { reason: "Gedung dipakai posko." },
    treasurer.headers,
  );
  expect(body).toMatchObject({ state: "cancelled", taken: 0, counts: { cancelled: 3 } });
  expect([(await page(paid)).state, (await page(unpaid)).state]).toEqual(["cancelled", "cancelled"]);
  expect((await page(paid)).tickets.map(({ qr }) => qr)).toEqual([null]);
  const refunds = async () =>
    (await api.get<EventRefund[]>(`/api/admin/event-refunds/?event=${event.id}`, treasurer.headers)).body;
  expect(await refunds()).toMatchObject([
    { code: other.code, step: "account" },
    { code: paid.code, reference, due: 40_000, account_number: "", step: "account" },
  ]);
  const remind = async () =>
    (
      await send<{ reminded: number; by_phone: number }>(
        api,
        ...(["POST", "/api/admin/event-refunds/remind/", { event: event.id }, treasurer.headers] as const),
      )
    ).body;
  expect([await remind(), await remind()]).toEqual(Array(2).fill({ reminded: 1, by_phone: 1 }));
  const told = async () =>
    (await api.get<{ title: string }[]>("/api/notifications/", bearer(member))).body
      .map(({ title }) => title)
      .filter((title) => title.startsWith("Ke rekening mana"));
  expect(await told()).toHaveLength(1);
  const account = { bank: "BSI", account_number: "0000042", account_holder: "Rina" };
  await send(api, "POST", `/api/tickets/${paid.ticket_page.replace("/tiket/", "")}/refund-account/`, account);
  expect(await refunds()).toMatchObject([
    { code: other.code },
    { account_number: "0000042", step: "decide" },
  ]);
  expect(await remind()).toEqual({ reminded: 0, by_phone: 1 });
  const bankFile = async () =>
    (
      await api.app.inject({
        url: `/api/admin/event-refunds/export/?event=${event.id}`,
        headers: treasurer.headers,
      })
    ).body
      .split("\r\n")
      .slice(1);
  expect(await bankFile()).toEqual([""]);
  // Nothing went back by itself: the treasurer decides on the payment.
  expect((await treasurer.file(reference)).status).toBe("verified");
  // To an account that only the ticket's page named, two treasurers send it.
  const two = [treasurer.headers, bearer(await aStaffMember(api, "bendahara"))] as const;
  const back = { way: "transfer", reason: "Acara batal.", ...account };
  expect((await byTwo(api, `payments/${reference}/refund`, back, two)).status).toBe(200);
  // Decided is not transferred: the payer is not told that the money went back before it did.
  expect(await refunds()).toMatchObject([{ step: "account" }, { due: 40_000, step: "transfer" }]);
  expect(await bankFile()).toEqual([`BSI,0000042,Rina,40000,Pengembalian ${reference},${paid.code}`, ""]);
  expect((await page(paid)).refund).toMatchObject({ amount: 40_000, paid_back: 0 });
  const owed = await api.database.pool.query<{ id: number }>(
    "select id from payment_refund order by id desc limit 1",
  );
  const sent = { from: "bsi", paid_on: "2026-01-02", reference: "TRX-1", ...account };
  expect((await byTwo(api, `refunds/${owed.rows[0]?.id}/paid`, sent, two)).status).toBe(200);
  expect([await refunds(), await bankFile()]).toMatchObject([[{ code: other.code }], [""]]);
  expect((await page(paid)).refund).toMatchObject({ paid_back: 40_000 });
  const done = await api.get<EventRefund[]>(
    `/api/admin/event-refunds/?event=${event.id}&state=done`,
    treasurer.headers,
  );
  expect(done.body).toMatchObject([{ code: paid.code, step: "done", wanted: 40_000, due: 0 }]);
  const { body: news } = await api.get<{ title: string }[]>("/api/notifications/", bearer(member));
  expect(JSON.stringify(news)).toContain(`${event.title} dibatalkan`);
  expect((await registerAt(api, event, { amount: 40_000, method: "bsi" })).body.code).toBe(
    "registration_closed",
  );
});

it("goes on with the registrations of a cancelled event where the process ended before", async () => {
  const event = await anEvent(api.database);
  const made = (await registerAt(api, event)).body;
  await api.database.pool.query("update event set state = 'cancelled' where id = $1", [event.id]);
  await endCancelled(api.app.payments);
  expect((await page(made)).state).toBe("cancelled");
});

it("revives an expired registration whose money came, while a seat is free", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", capacity: 1 }, [{ price: 40_000 }]);
  const made = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  await api.database.pool.query(
    "update payment set expires_at = now() - interval '1 minute' where id = (select payment_id from registration where code = $1)",
    [made.code],
  );
  await api.app.payments.keepUp();
  expect(await listed(event.id)).toMatchObject([{ state: "expired", seats_free: true }]);
  const revive = () =>
    call<StaffRegistration & Refused>(
      "POST",
      `${event.id}/registrations/${made.code}/revive/`,
      { reason: "Ada di mutasi." },
      treasurer.headers,
    );
  expect((await revive()).body.state).toBe("waiting_payment");
  await pay(made);
  expect((await page(made)).state).toBe("confirmed");
});

it("cancels a registration with its reason", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]);
  const [paid, unpaid] = [
    (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body,
    (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body,
  ];
  await pay(paid);
  const cancel = (code: string) =>
    call<StaffRegistration & Refused>(
      "POST",
      `${event.id}/registrations/${code}/cancel/`,
      { reason: "Mendaftar dua kali." },
      treasurer.headers,
    );
  expect((await cancel(paid.code)).body).toMatchObject({ state: "cancelled", refund_due: 40_000 });
  expect((await cancel(unpaid.code)).body).toMatchObject({ state: "cancelled", refund_due: 0 });
  expect((await cancel(unpaid.code)).body.code).toBe("not_standing");
});

it("tells those who are chosen, sends tickets again, and cancels several, deciding for each", async () => {
  const event = await anEvent(api.database, { price_kind: "open" });
  const member = await aSignedInMember(api);
  const register = async (more: object = {}) => (await registerAt(api, event, more)).body;
  const reached = await register({ headers: bearer(member) });
  const byPhone = await register();
  const unpaid = await register({ price: 20_000, amount: 20_000, method: "bsi", email: "rina@contoh.id" });
  const ended = await register();
  await send(api, "POST", `/api/tickets/${ended.ticket_page.replace("/tiket/", "")}/cancel/`, {});
  const stranger = (await registerAt(api, await anEvent(api.database))).body;
  const codes = [reached, byPhone, unpaid, ended, stranger].map(({ code }) => code);
  const act = <T>(what: string, body: object, headers?: Record<string, string>) =>
    call<T & Refused>("POST", `${event.id}/registrations/${what}/`, body, headers);

  const told = await act("tell", { codes, text: "Bawa air minum sendiri." });
  expect(told.body).toEqual({ told: 2, by_phone: 1, skipped: 2 });
  expect((await act("tell", { codes })).body).toEqual({ told: 1, by_phone: 1, skipped: 3 });
  const { rows } = await api.database.pool.query(
    "select title, body, link from notification where member_id = $1 order by id desc limit 2",
    [member.id],
  );
  expect(rows).toEqual([
    expect.objectContaining({ title: `Tiketmu: ${event.title}`, link: reached.ticket_page }),
    expect.objectContaining({ title: `Kabar untuk peserta ${event.title}`, body: "Bawa air minum sendiri." }),
  ]);

  const reason = "Acaranya dipindahkan.";
  expect((await act("cancel", { codes, reason })).status).toBe(403);
  expect((await act("cancel", { codes, reason }, treasurer.headers)).body).toEqual({
    cancelled: 3,
    refused: [
      { code: ended.code, detail: "Pendaftaran ini sudah berakhir." },
      { code: stranger.code, detail: "Pendaftaran tidak ditemukan." },
    ],
  });
  const ends = await call<StaffRegistration[]>("GET", `${event.id}/registrations/?state=ended&limit=1`);
  // How many there are, not what the first of them costs.
  expect([ends.body.length, ends.headers["x-total-count"]]).toEqual([1, "4"]);
  expect((await page(stranger)).state).toBe("confirmed");
});

it("keeps vouchers, crew and sessions", async () => {
  const event = await anEvent(api.database);
  const voucher = { code: "hemat", percent: 10, quota: 5 };
  const added = await call<{ vouchers: { id: number; code: string }[] }>(
    "POST",
    `${event.id}/vouchers/`,
    voucher,
  );
  expect(added.body.vouchers).toMatchObject([{ code: "HEMAT", used: 0 }]);
  expect((await call("POST", `${event.id}/vouchers/`, voucher)).body.code).toBe("code_taken");
  expect((await call("POST", `${event.id}/vouchers/`, { code: "DUA", quota: 5 })).status).toBe(400);
  await api.database.pool.query("update event_voucher set used = 0, quota = 5 where event_id = $1", [
    event.id,
  ]);
  const changed = await call<{ vouchers: { quota: number }[] }>(
    "PUT",
    `${event.id}/vouchers/${added.body.vouchers[0]?.id}/`,
    { quota: 9 },
  );
  expect(changed.body.vouchers[0]?.quota).toBe(9);
  const member = await aSignedInMember(api);
  const crew = await call<{ crew: { username: string; may: string }[] }>("POST", `${event.id}/crew/`, {
    username: member.username,
    may: "scan",
  });
  expect(crew.body.crew).toMatchObject([{ username: member.username, may: "scan" }]);
  expect((await api.get(`/api/events/${event.slug}/scan-list/`, bearer(member))).status).toBe(200);
  expect(
    (await call<{ crew: unknown[] }>("POST", `${event.id}/crew/`, { username: member.username, may: null }))
      .body.crew,
  ).toEqual([]);
  expect((await api.get(`/api/events/${event.slug}/scan-list/`, bearer(member))).status).toBe(403);
  const sessions = [{ title: "Klinik" }, { title: "Makan siang", handout: true }];
  const seen = (await call("GET", `${event.id}/`)).body.version;
  const saved = await call("PUT", `${event.id}/sessions/`, { version: seen, sessions });
  expect(saved.body.sessions.map(({ title }) => title)).toEqual(["Klinik", "Makan siang"]);
  // A second tab that has not seen them removes nothing.
  const stale = await call("PUT", `${event.id}/sessions/`, { version: seen, sessions: [{ title: "Malam" }] });
  expect([stale.status, stale.body.code]).toEqual([409, "edit_conflict"]);
  const [clinic, lunch] = saved.body.sessions;
  const removed = await call("PUT", `${event.id}/sessions/`, {
    version: saved.body.version,
    sessions: [{ id: clinic?.id, title: "Klinik usaha" }],
  });
  const again = await call("PUT", `${event.id}/sessions/`, {
    version: removed.body.version,
    sessions: [...removed.body.sessions, { id: lunch?.id, title: "Makan siang jamaah", handout: true }],
  });
  expect(again.body.sessions.map(({ title }) => title)).toEqual(["Klinik usaha", "Makan siang jamaah"]);
});

it("issues certificates to those who came, after the event, and one page verifies them", async () => {
  const event = await anEvent(api.database, {
    certificate: true,
    certificate_sessions: 1,
    organiser: "Divisi Dakwah",
  });
  await call("PUT", `${event.id}/sessions/`, { version: 1, sessions: [{ title: "Klinik" }] });
  const made = (await registerAt(api, event, { names: ["Rina Aulia", "Fajar"] })).body;
  const [rina, fajar] = (await page(made)).tickets;
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from event_session where event_id = $1",
    [event.id],
  );
  const scan = (code: string | undefined, kind: string, session_id: number | null) => ({
    scan_id: crypto.randomUUID(),
    code,
    kind,
    session_id,
    at: new Date().toISOString(),
  });
  const scans = [
    scan(rina?.code, "enter", null),
    scan(rina?.code, "session", rows[0]?.id ?? 0),
    scan(fajar?.code, "enter", null),
  ];
  await send(api, "POST", `/api/events/${event.slug}/scans/`, { scans }, editor);
  const issue = () => call<{ issued: number } & Refused>("POST", `${event.id}/certificates/`);
  expect((await issue()).body.code).toBe("not_over");
  await api.database.pool.query(
    "update event set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [event.id],
  );
  expect((await issue()).body).toEqual({ issued: 1, present: 1, total: 2 });
  expect((await issue()).body).toMatchObject({ issued: 0 });
  const [first, second] = (await page(made)).tickets;
  expect([first?.certificate_number?.slice(0, 4), second?.certificate_number]).toEqual(["SRT-", null]);
  const shown = await api.get(`/api/certificates/${first?.certificate_number}/`);
  expect(shown.body).toMatchObject({
    kind: "event",
    name: "Rina Aulia",
    title: event.title,
    slug: event.slug,
    teacher: "Divisi Dakwah",
  });
  const key = first?.page.replace("/tiket/", "");
  const pdf = await api.app.inject({ url: `/api/tickets/${key}/certificate/` });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
  const board = await call<{ entered: number; tickets: number; sessions: { count: number }[] }>(
    "GET",
    `${event.id}/board/`,
  );
  expect(board.body).toMatchObject({ entered: 2, tickets: 2, sessions: [{ count: 1 }] });

  // One more by hand, one taken back: what was revoked is not issued again by itself, and its number says so.
  const path = `${event.id}/certificates/`;
  const ids = (await listed(event.id))[0]?.tickets.map(({ id }) => id) ?? [];
  const reason = { reason: "Menurut daftar hadir." };
  expect((await call("POST", `${path}${ids[1]}/`, reason)).body).toMatchObject({ issued: 2, revoked: 0 });
  expect((await call("POST", `${path}${ids[0]}/revoke/`, reason)).body).toMatchObject({
    issued: 1,
    revoked: 1,
  });
  expect((await call("POST", `${path}${ids[0]}/revoke/`, reason)).body.code).toBe("not_issued");
  expect((await issue()).body).toMatchObject({ issued: 0 });
  expect((await page(made)).tickets[0]?.certificate_number).toBeNull();
  const gone = await api.get<{ detail: string }>(`/api/certificates/${first?.certificate_number}/`);
  expect([gone.status, gone.body.detail]).toEqual([404, expect.stringContaining("dicabut")]);
  await call("POST", `${path}${ids[0]}/`, reason);
  expect((await page(made)).tickets[0]?.certificate_number).toBe(first?.certificate_number);
  const sample = await api.app.inject({ url: `/api/admin/events/${path}preview/`, headers: editor });
  expect([sample.statusCode, sample.rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
});
