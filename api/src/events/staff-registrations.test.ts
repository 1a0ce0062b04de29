import type { StaffRegistration } from "@barakah/contract";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Letter } from "../platform/mail/mail.ts";
import { aCampaign } from "../testing/builders.ts";
import { aBrowser, aSignedInMember, bearer, send, sendForm, VISITOR } from "../testing/calls.ts";
import { eventDesk, type Refused } from "../testing/event-desk.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember } from "../testing/staff.ts";

const { api, editor, treasurer, call, page, listed, pay } = await eventDesk();
const letters: Letter[] = [];
api.app.jobs.handle<Letter>("mail", async (letter) => void letters.push(letter));

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
  const session = { event_id: event.id, title: "Klinik usaha", starts_at: null, ends_at: null };
  const { id } = await api.database.kysely
    .insertInto("event_session")
    .values(session)
    .returning("id")
    .executeTakeFirstOrThrow();
  await api.database.pool.query(
    `insert into check_in (ticket_id, kind, session_id, at, scan_id) select t.id, s.kind, s.session, s.at, gen_random_uuid()
     from ticket t join registration r on r.id = t.registration_id, (values ('enter', null::bigint, timestamptz '2026-11-01 09:15+07'),
       ('session', $2, '2026-11-01 10:30+07')) s (kind, session, at) where r.event_id = $1`,
    [event.id, id],
  );
  const csv = await api.app.inject({
    url: `/api/admin/events/${event.id}/registrations/export/`,
    headers: editor,
  });
  expect(csv.body).toContain("Alergi");
  expect(csv.body).toContain("Masuk;Sesi: Klinik usaha;Sertifikat");
  expect(csv.body).toMatch(/2026-11-01 09:15[^\n]*2026-11-01 10:30/);
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

it("moves a free ticket to another event, and none that waits for its payment", async () => {
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

it("moves a paid ticket with its money: the books, a refund and a decision taken back follow it", async () => {
  const campaign = await aCampaign(api.database);
  const part = { price_kind: "fixed" as const, campaign_id: campaign.id, campaign_basis_points: 2500 };
  const [from, to] = [
    await anEvent(api.database, part, [{ price: 40_000 }]),
    await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }, { price: 50_000, name: "VIP" }]),
  ];
  const held = async () => {
    const { rows } = await api.database.pool.query<{ account: string; sum: number }>(
      `select account, -sum(amount)::int as sum from ledger_posting where account = any($1)
       group by 1 having sum(amount) <> 0 order by 1`,
      [[`event:${from.id}`, `event:${to.id}`, `campaign:${campaign.id}`]],
    );
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
  };
  const gift = { [`campaign:${campaign.id}`]: 10_000 };
  const member = await aSignedInMember(api);
  const wish = { amount: 40_000, method: "bsi", headers: bearer(member) };
  const made = (await registerAt(api, from, wish)).body;
  const move = async (who: Record<string, string>, type = to.types[0]?.id, at: { id: number } = from) => {
    const [row] = await listed(at.id, `?search=${made.code}`);
    const asked = { ticket: row?.tickets[0]?.id, type };
    return call<StaffRegistration & Refused>("POST", `${at.id}/registrations/${made.code}/move/`, asked, who);
  };
  expect((await move(treasurer.headers)).body.code).toBe("not_paid");
  const reference = await pay(made);
  expect(await held()).toEqual({ ...gift, [`event:${from.id}`]: 30_000 });
  expect(await move(editor)).toMatchObject({ status: 403, body: { code: "paid_here" } });
  expect((await move(treasurer.headers, to.types[1]?.id)).body.code).toBe("other_price");
  const taken = async () => {
    const query = "select taken from event where id = any($1) order by id";
    return (await api.database.pool.query(query, [[from.id, to.id]])).rows.map((row) => row.taken);
  };
  expect(await taken()).toEqual([1, 0]);
  const [old] = (await page(made)).tickets;
  expect((await move(treasurer.headers)).status).toBe(200);
  expect(await held()).toEqual({ ...gift, [`event:${to.id}`]: 30_000 });
  expect(await taken()).toEqual([0, 1]);
  // The link shows the ticket of the other event; the code that was printed before is the old event's, where nobody is registered now.
  const { event: there, tickets, state } = await page(made);
  expect([there.title, state, tickets.length, tickets[0]?.state]).toEqual([
    to.title,
    "confirmed",
    1,
    "valid",
  ]);
  expect(tickets[0]?.qr?.text).not.toBe(old?.qr?.text);
  expect([await listed(from.id), (await listed(to.id)).map(({ code }) => code)]).toEqual([[], [made.code]]);
  await api.app.jobs.runDue();
  expect(letters).toContainEqual(
    expect.objectContaining({ to: member.email, subject: `Tiketmu dipindahkan: ${to.title}` }),
  );
  // Back and forth again: each move is booked on its own.
  expect((await move(treasurer.headers, from.types[0]?.id, to)).status).toBe(200);
  expect((await move(treasurer.headers)).status).toBe(200);
  expect(await held()).toEqual({ ...gift, [`event:${to.id}`]: 30_000 });
  const { body: news } = await api.get<{ title: string; body: string }[]>(
    "/api/notifications/",
    bearer(member),
  );
  expect(news.find(({ title }) => title.startsWith("Tiketmu dipindahkan"))?.body).toContain("ikut pindah");

  const two = [treasurer.headers, bearer(await aStaffMember(api, "bendahara"))] as const;
  expect((await byTwo(api, `payments/${reference}/reverse`, { reason: "Keliru." }, two)).status).toBe(200);
  expect(await held()).toEqual({});
  await treasurer.assign([reference], [await treasurer.line(40_000)]);
  expect(await held()).toEqual({ ...gift, [`event:${to.id}`]: 30_000 });
  const account = { bank: "BSI", account_number: "7770001234", account_holder: "Rina" };
  const back = { way: "transfer", amount: 40_000, reason: "Tidak jadi.", ...account };
  expect((await byTwo(api, `payments/${reference}/refund`, back, two)).status).toBe(200);
  expect(await held()).toEqual({});
});

it("does not move the money of a ticket that its event has spent", async () => {
  const [from, to] = [
    await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]),
    await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]),
  ];
  const made = (await registerAt(api, from, { amount: 40_000, method: "bsi" })).body;
  await pay(made);
  await api.database.pool.query(
    "update event set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1",
    [from.id],
  );
  const spend = { account: `event:${from.id}`, amount: 10_000, bank: "bsi", paid_on: "2026-01-02" };
  expect((await treasurer.post("payouts", { ...spend, title: "Konsumsi" })).status).toBe(201);
  const [row] = await listed(from.id);
  const asked = { ticket: row?.tickets[0]?.id, type: to.types[0]?.id };
  const moved = await call<Refused>(
    "POST",
    `${from.id}/registrations/${made.code}/move/`,
    asked,
    treasurer.headers,
  );
  expect(moved).toMatchObject({ status: 409, body: { code: "money_gone" } });
});

it("shows the line, and lets staff offer a free seat out of turn", async () => {
  const event = await anEvent(api.database, { capacity: 1 });
  await registerAt(api, event);
  const wait = async (name: string) =>
    (
      await send<Registered>(api, "POST", `/api/events/${event.slug}/waitlist/`, {
        ...{ type: event.types[0]?.id, name, phone: `08123456${name.length}${name.charCodeAt(0)}` },
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

it("revives an expired registration whose money arrived, while a seat is free", async () => {
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

it("messages the selected people, sends tickets again, and cancels several, each by its own state", async () => {
  const event = await anEvent(api.database, { price_kind: "open" });
  const member = await aSignedInMember(api);
  const register = async (more: object = {}) => (await registerAt(api, event, more)).body;
  const reached = await register({ headers: bearer(member) });
  const byPhone = await register();
  const unpaid = await register({ price: 20_000, amount: 20_000, method: "bsi", email: "rina@contoh.id" });
  const headers = await aBrowser(api);
  const ended = await register({ headers });
  await send(api, "POST", `/api/tickets/${ended.ticket_page.replace("/tiket/", "")}/cancel/`, {}, headers);
  const stranger = (await registerAt(api, await anEvent(api.database))).body;
  const codes = [reached, byPhone, unpaid, ended, stranger].map(({ code }) => code);
  const act = <T>(what: string, body: object, headers?: Record<string, string>) =>
    call<T & Refused>("POST", `${event.id}/registrations/${what}/`, body, headers);

  const told = await act("tell", { codes, text: "Bawa air minum sendiri." });
  expect(told.body).toEqual({ addressed: 3, skipped: 2 });
  expect((await act("tell", { codes })).body).toEqual({ addressed: 2, skipped: 3 });
  expect((await act("tell", { codes: [ended.code] })).body).toEqual({ addressed: 0, skipped: 1 });
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
