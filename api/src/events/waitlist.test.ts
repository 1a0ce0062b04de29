import type { StaffEvent } from "@barakah/contract";
import { expect, it } from "vitest";
import { send } from "../testing/calls.ts";
import { eventDesk, later, type Refused } from "../testing/event-desk.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";

const { api, call, page } = await eventDesk({ FREE_SEATS_PER_PERSON: "100000" });

let people = 0;
const wait = (event: { slug: string }, type: number | undefined, more: object = {}) => {
  people += 1;
  return send<Registered & Refused & { place: number }>(api, "POST", `/api/events/${event.slug}/waitlist/`, {
    ...{ type, name: "Nurul", phone: `0813 5554 ${String(people).padStart(4, "0")}`, ...more },
  });
};
const saved = async (id: number, change: (event: StaffEvent) => object) => {
  const { body } = await call("GET", `${id}/`);
  const asked = { ...body, registration_closes: body.registration_closes_set, ...change(body) };
  return call("PUT", `${id}/`, asked);
};
const handed = async () => {
  await api.app.jobs.runDue();
  return (
    await api.database.pool.query<{ title: string }>("select title from tap_message order by message_id")
  ).rows.map(({ title }) => title);
};

it("does not let sixty who wait for one type keep a free seat of another from who waits for it", async () => {
  const event = await anEvent(api.database, {}, [{ quota: 1 }, { name: "Santri", quota: 1 }]);
  const [regular, student] = event.types.map(({ id }) => id);
  await registerAt(api, event);
  await registerAt(api, event, { tickets: [{ type: student, name: "Fajar" }] });
  await api.database.pool.query(
    `insert into registration (event_id, code, state, wanted_type, buyer_name)
     select $1, 'ACR-' || lpad(n::text, 12, '0'), 'waitlisted', $2, 'Antre' from generate_series(1, 60) n`,
    [event.id, regular],
  );
  const made = (await wait(event, student)).body;
  expect(made.place).toBe(1);
  await saved(event.id, ({ ticket_types }) => ({
    ticket_types: ticket_types.map((type) => (type.id === student ? { ...type, quota: 2 } : type)),
  }));
  expect((await page(made)).waiting?.offered_until).not.toBeNull();
});

it("offers no seat of a type that was removed or is closed, and tells those who waited for it", async () => {
  const event = await anEvent(api.database, { capacity: 2, body: "x" }, [{}, { name: "Santri" }]);
  const [regular, student] = event.types.map(({ id }) => id);
  await registerAt(api, event, { names: ["Rina", "Fajar"] });
  const first = (await wait(event, student)).body;
  const second = (await wait(event, regular)).body;
  await api.database.pool.query("update ticket_type set closes = now() - interval '1 hour' where id = $1", [
    student,
  ]);
  const more = (capacity: number) => saved(event.id, () => ({ capacity }));
  await more(3);
  // The seat goes to who can take it, though another stands in front.
  expect((await page(first)).waiting?.offered_until).toBeNull();
  expect((await page(second)).waiting?.offered_until).not.toBeNull();
  await saved(event.id, ({ ticket_types }) => ({
    ticket_types: ticket_types.filter(({ id }) => id === regular),
    capacity: 9,
  }));
  expect((await page(first)).state).toBe("cancelled");
  expect((await handed()).at(-1)).toBe(`Jenis tiket yang kamu tunggu ditiadakan: ${event.title}`);
});

it("gives the seat back that is held for an offer of a removed type", async () => {
  const event = await anEvent(api.database, { capacity: 1, body: "x" }, [{}, { name: "Santri" }]);
  const [regular, student] = event.types.map(({ id }) => id);
  await registerAt(api, event, { tickets: [{ type: regular, name: "Rina" }] });
  const offered = (await wait(event, student)).body;
  await saved(event.id, () => ({ capacity: 2 }));
  expect((await page(offered)).waiting?.offered_until).not.toBeNull();
  const left = await saved(event.id, ({ ticket_types }) => ({
    ticket_types: ticket_types.filter(({ id }) => id === regular),
  }));
  expect(left.body.taken).toBe(1);
});

it("pays before an event that was moved earlier, and ends an offer with its registration", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", body: "x" }, [
    { price: 40_000 },
    { name: "Santri", price: 40_000, quota: 1 },
  ]);
  const student = event.types[1]?.id;
  const unpaid = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  expect(Date.parse(unpaid.pay_before ?? "")).toBeGreaterThan(Date.parse(later(20)));
  const tickets = [{ type: student, name: "Fajar" }];
  await registerAt(api, event, { amount: 40_000, method: "bsi", tickets });
  const offered = (await wait(event, student)).body;
  await saved(event.id, ({ ticket_types }) => ({
    ticket_types: ticket_types.map((type) => (type.id === student ? { ...type, quota: 2 } : type)),
  }));
  const heldUntil = async () => Date.parse((await page(offered)).waiting?.offered_until ?? "");
  expect(await heldUntil()).toBeGreaterThan(Date.parse(later(11)));
  const starts_at = later(5);
  await saved(event.id, () => ({ starts_at, ends_at: later(7) }));
  const due = (await page(unpaid)).pay_before ?? "";
  expect(Date.parse(due)).toBe(Date.parse(starts_at) - 3600_000);
  expect(await heldUntil()).toBe(Date.parse(starts_at));
});

it("offers a seat to a person with only a phone number: staff send the message by WhatsApp", async () => {
  const event = await anEvent(api.database, { capacity: 1, body: "x" });
  await registerAt(api, event);
  await wait(event, event.types[0]?.id);
  const before = await handed();
  expect(before.some((title) => title.startsWith("Kamu di daftar tunggu"))).toBe(false);
  await saved(event.id, () => ({ capacity: 2 }));
  expect((await handed()).at(-1)).toBe(`Ada kursi untukmu: ${event.title}`);
});
