import type { StaffEventSummary } from "@barakah/contract";
import { expect, it } from "vitest";
import { aSignedInMember, bearer } from "../testing/calls.ts";
import { eventDesk, eventDraft, later } from "../testing/event-desk.ts";
import { anEvent, registerAt } from "../testing/events.ts";

const { api, call } = await eventDesk();

it("is written as a draft, edited by version, published, and copied without its people", async () => {
  const { status, body: made } = await call("POST", "", eventDraft());
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
  const change = eventDraft({
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
  expect((await call("POST", "", eventDraft({ ends_at: later(99) }))).body.errors).toHaveProperty("ends_at");
});

it("refuses an order whose price was shown before the event was edited", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", body: "x" }, [{ price: 10_000 }]);
  await api.database.pool.query("update ticket_type set price = 20000 where event_id = $1", [event.id]);
  expect((await registerAt(api, event, { amount: 10_000, method: "bsi" })).body).toMatchObject({
    code: "amount_changed",
    amount: 20_000,
  });
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
