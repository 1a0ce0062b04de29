import type { EventNotices, StaffEvent } from "@barakah/contract";
import { afterAll, beforeEach, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { eventDesk, type Refused } from "../testing/event-desk.ts";
import { anEvent, registerAt } from "../testing/events.ts";
import { startSmtp } from "../testing/smtp-server.ts";

const smtp = await startSmtp();
const { api, treasurer, editor, call } = await eventDesk({
  SMTP_URL: smtp.url,
  MAIL_FROM: "Barakah <halo@barakah.example>",
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.received.length = 0;
});

const notices = async (id: number) => {
  await api.app.jobs.runDue();
  return (await call<EventNotices>("GET", `${id}/notices/`)).body;
};
const subjects = () =>
  smtp.received.map(
    ({ data }) => /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(data)?.[1]?.replace(/\r\n/g, "") ?? "",
  );
const letterTo = (email: string) => smtp.received.findLast(({ to }) => to[0] === email)?.data;
const readable = (data = "") =>
  data
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll("=", ""), "hex").toString());
const saved = async (id: number, change: object) => {
  const { body } = await call("GET", `${id}/`);
  const asked = { ...body, registration_closes: body.registration_closes_set, ...change };
  return call<StaffEvent & Refused>("PUT", `${id}/`, asked);
};
const later = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
const importing = (id: number, rows: string[][], more: object = {}) =>
  call<{ added: number }>("POST", `${id}/registrations/import/`, {
    columns: ["name", "phone", "email", "type"],
    rows,
    ...more,
  });

/** Thirty people, of whom six have no channel that works. */
async function aHall() {
  const event = await anEvent(
    api.database,
    { price_kind: "fixed", body: "x", place: "Studio Contoh", title: "Lokakarya Foto" },
    [{ price: 40_000 }, { name: "Santri", quota: 1 }],
  );
  const [regular, student] = event.types.map(({ id }) => id);
  const guest = (nth: number, phone: string, email: string, type = "Reguler") => [
    ...[`Peserta ${nth}`, phone, email, type],
  ];
  const phone = (nth: number) => `0813 5551 ${String(nth).padStart(4, "0")}`;
  smtp.unknown.add("hilang@contoh.id");
  const rows = [
    ...Array.from({ length: 21 }, (_, nth) => guest(nth, phone(nth), `peserta${nth}@contoh.id`)),
    guest(21, "", "santri@contoh.id", "Santri"),
    guest(22, phone(22), ""),
    guest(23, phone(23), ""),
    guest(24, phone(24), "hilang@contoh.id"),
    guest(25, phone(25), "berhenti@contoh.id"),
    guest(26, "", ""),
  ];
  expect((await importing(event.id, rows)).body.added).toBe(27);
  const member = await aSignedInMember(api);
  await api.database.pool.query("update member set email = 'hilang@contoh.id' where username = $1", [
    member.username,
  ]);
  const wanted = { amount: 40_000, method: "bsi" };
  const tickets = [{ type: regular, name: "Rina" }];
  await registerAt(api, event, { ...wanted, tickets, phone: phone(27), headers: bearer(member) });
  await registerAt(api, event, { ...wanted, tickets, phone: phone(28), email: "belum@contoh.id" });
  const line = { type: student, name: "Menunggu", phone: phone(29), email: "tunggu@contoh.id" };
  expect((await send(api, "POST", `/api/events/${event.slug}/waitlist/`, line)).status).toBe(201);
  return event;
}

it("an event is moved, then cancelled: the organiser sees which of thirty people were reached, six of them by no channel", async () => {
  const event = await aHall();
  const sent = await notices(event.id);
  expect(sent.told).toMatchObject([
    {
      kind: "tickets",
      counts: { reached: 23, by_hand: 3, unreached: 1, waiting: 0, tapped: 0 },
      people: [{ why: "no_mail" }, { why: "no_mail" }, { why: "refused" }, { why: "no_contact", tap: null }],
    },
  ]);
  // Who waits and who has not paid hear it too, with the way to pay.
  expect(readable(letterTo("belum@contoh.id"))).toMatch(/Bayar sekarang[\s\S]*\/pembayaran\//);
  expect(readable(letterTo("tunggu@contoh.id"))).toContain("Urutanmu 1 untuk Santri");
  await api.database.pool.query(
    "update mail_address set stopped_at = now() where 'mail:' || mailbox = mail_person('berhenti@contoh.id')",
  );

  smtp.received.length = 0;
  const [starts_at, ends_at] = [later(300), later(302)];
  const moved = await saved(event.id, { tell: false, place: "Aula Sekretariat", starts_at, ends_at });
  expect(moved).toMatchObject({ status: 200, body: { untold: true } });
  const before = await notices(event.id);
  expect(before.standing).toEqual({ people: 30, mail: 26, by_hand: 3, nobody: 1, whatsapp: 0, push: 0 });
  expect(before.untold?.changes.map(({ label, before: was }) => [label, was && "x"])).toEqual([
    ["Waktu", "x"],
    ["Tempat", "x"],
  ]);
  expect(subjects()).toEqual([]);

  const reason = "Studio dipakai posko banjir.";
  const tell = () => call<EventNotices & Refused>("POST", `${event.id}/notices/`, { reason });
  expect((await tell()).body.untold).toBeNull();
  expect((await tell()).body.code).toBe("nothing_to_tell");
  const after = (await notices(event.id)).told[0];
  expect(after?.counts).toEqual({ reached: 24, by_hand: 5, unreached: 1, waiting: 0, tapped: 0 });
  expect(after?.people.map(({ name, why }) => [name, why])).toEqual([
    ["Peserta 22", "no_mail"],
    ["Peserta 23", "no_mail"],
    ["Peserta 24", "refused"],
    ["Peserta 25", "stopped"],
    ["Peserta 26", "no_contact"],
    ["Rina Aulia", "refused"],
  ]);
  expect(smtp.received).toHaveLength(24);
  expect(readable(letterTo("peserta3@contoh.id"))).toMatch(
    /Tempat: Aula Sekretariat \(sebelumnya Studio Contoh\)[\s\S]*posko banjir[\s\S]*tetap berlaku/,
  );
  expect(readable(letterTo("tunggu@contoh.id"))).toContain("daftar tunggu tetap");

  // One tap sends it by hand and ticks it off.
  const first = after?.people[0]?.tap;
  expect(decodeURIComponent(first?.whatsapp ?? "")).toMatch(/wa\.me\/62813.*Aula Sekretariat/s);
  await send(api, "POST", `/api/admin/messages/${first?.id}/`, { state: "sent" }, editor);
  expect((await notices(event.id)).told[0]).toMatchObject({
    counts: { by_hand: 4, tapped: 1 },
    people: [{ reach: "tapped", at: expect.any(String) }, {}, {}, {}, {}, {}],
  });

  smtp.received.length = 0;
  const cancelled = await call("POST", `${event.id}/cancel/`, { reason: "Hujan badai." }, treasurer.headers);
  expect(cancelled.body.counts).toMatchObject({ confirmed: 0, waiting_payment: 0, waitlisted: 0 });
  const over = await notices(event.id);
  expect(over.standing.people).toBe(0);
  expect(over.told[0]).toMatchObject({ kind: "cancel", reason: "Hujan badai.", told_by: expect.any(String) });
  expect(over.told[0]?.counts).toEqual({ reached: 24, by_hand: 5, unreached: 1, waiting: 0, tapped: 0 });
  expect(smtp.received).toHaveLength(24);
});

it("stores one change until people are notified, and none that was reverted", async () => {
  const event = await anEvent(api.database, { body: "x", place: "Aula" });
  await saved(event.id, { tell: false, place: "Halaman" });
  // Nobody has registered yet.
  expect((await notices(event.id)).untold).toBeNull();
  await registerAt(api, event, { email: "rina@contoh.id" });
  await saved(event.id, { tell: false, place: "Gedung" });
  await saved(event.id, { tell: false, place: "Studio" });
  expect((await notices(event.id)).untold?.changes).toEqual([
    { label: "Tempat", before: "Halaman", after: "Studio" },
  ]);
  await saved(event.id, { tell: false, place: "Halaman" });
  expect((await notices(event.id)).untold).toBeNull();
  smtp.received.length = 0;
  await saved(event.id, { place: "Masjid" });
  expect((await notices(event.id)).told).toMatchObject([{ counts: { reached: 1 } }]);
  expect(subjects()).toEqual([expect.stringContaining("Tempat berubah")]);
  // Once it is over nobody has to be told.
  expect((await saved(event.id, { tell: false, place: "Aula" })).body.untold).toBe(true);
  await api.database.pool.query(
    "update event set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [event.id],
  );
  expect((await notices(event.id)).untold).toBeNull();
  expect((await call<StaffEvent>("GET", `${event.id}/`)).body.untold).toBe(false);
});

it("waits for a mail server that fails, and hands the message to staff when it gives up", async () => {
  const event = await anEvent(api.database, { body: "x" });
  await registerAt(api, event, { email: "lambat@contoh.id", phone: "0813 5552 0001" });
  await api.app.jobs.runDue();
  smtp.refuseNext();
  await saved(event.id, { place: "Masjid" });
  expect((await notices(event.id)).told[0]).toMatchObject({
    counts: { waiting: 1 },
    people: [{ why: "retry", at: expect.any(String) }],
  });
  await api.database.pool.query("update job set attempts = 16, run_at = now() where name = 'mail'");
  smtp.refuseNext();
  expect((await notices(event.id)).told[0]).toMatchObject({
    counts: { by_hand: 1, waiting: 0 },
    people: [{ why: "refused", tap: { whatsapp: expect.stringContaining("62813") } }],
  });
});

it("counts recipients of a message as reached only after the mail server accepted it", async () => {
  const event = await anEvent(api.database, { body: "x" });
  const people = [
    (await registerAt(api, event, { email: "sampai@contoh.id" })).body,
    (await registerAt(api, event, { phone: "0813 5554 0001" })).body,
  ];
  await api.app.jobs.runDue();
  const tell = (text: string) =>
    call<{ addressed: number }>("POST", `${event.id}/registrations/tell/`, {
      ...{ codes: people.map(({ code }) => code), text },
    });
  expect((await tell("Bawa air minum.")).body).toEqual({ addressed: 2, skipped: 0 });
  const queued = (await call<EventNotices>("GET", `${event.id}/notices/`)).body.told[0];
  expect(queued).toMatchObject({ kind: "words", reason: "Bawa air minum." });
  expect(queued?.counts).toMatchObject({ reached: 0, waiting: 1, by_hand: 1 });
  expect((await notices(event.id)).told[0]).toMatchObject({
    counts: { reached: 1, waiting: 0, by_hand: 1 },
    people: [{ code: people[1]?.code, why: "no_mail", tap: { whatsapp: expect.stringContaining("wa.me") } }],
  });
});

it("sends no tickets to an imported list where staff want to wait", async () => {
  const event = await anEvent(api.database);
  await importing(event.id, [["Siti", "0813 5553 0001", "siti@contoh.id", ""]], { tell: false });
  expect([(await notices(event.id)).told, smtp.received]).toEqual([[], []]);
});
