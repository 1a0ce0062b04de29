import { randomUUID } from "node:crypto";
import type { getBoard, getScanList, ResponseOf } from "@barakah/contract";
import { expect, it } from "vitest";
import { aBrowser, aSignedInMember, bearer, send } from "../testing/calls.ts";
import { eventDesk } from "../testing/event-desk.ts";
import { anEvent, registerAt } from "../testing/events.ts";

const { api, call, page } = await eventDesk();
const crew = await aSignedInMember(api);

type Event = Awaited<ReturnType<typeof anEvent>>;
const appoint = (event: Event, may: "scan" | "manage" = "manage", member = crew) =>
  api.database.kysely
    .insertInto("event_crew")
    .values({ event_id: event.id, member_id: member.id, may })
    .execute();
const list = async (event: Event) =>
  (await api.get<ResponseOf<typeof getScanList>>(`/api/events/${event.slug}/scan-list/`, bearer(crew))).body;
const codes = async (event: Event, names: string[]) =>
  (await page((await registerAt(api, event, { names })).body)).tickets.map(({ code }) => code);
const boardOf = async ({ id }: Event) =>
  (await call<ResponseOf<typeof getBoard>>("GET", `${id}/board/`)).body;

interface Answer {
  results: { scan_id: string; result: string; first: { device: string; scan_id: string } | null }[];
  undone: { scan_id: string; done: boolean }[];
}
/** What a phone of the crew sends, with its clock wrong by so many milliseconds. */
const phoneOf = (event: Event, device: string, wrong = 0, member = crew) => {
  let order = 0;
  const clock = (time = Date.now()) => new Date(time + wrong).toISOString();
  return {
    scan: (
      code: string,
      { at = Date.now(), kind = "enter" }: { at?: number; kind?: "enter" | "exit" } = {},
    ) => ({
      ...{ scan_id: randomUUID(), code, kind, order: ++order, offset_ms: -wrong },
      at: clock(at),
    }),
    send: async (body: object) =>
      (
        await send<Answer>(
          api,
          "POST",
          `/api/events/${event.slug}/scans/`,
          { device, sent_at: clock(), ...body },
          bearer(member),
        )
      ).body,
  };
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it("orders scans by the server's clock, also those of phones whose clock is wrong by 5 s, an hour or years", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const now = Date.now();
  for (const wrong of [5000, -5000, HOUR, -HOUR, Date.parse("2010-01-01") - now]) {
    const [code = ""] = await codes(event, ["Sari"]);
    const right = phoneOf(event, "HP BENAR");
    const other = phoneOf(event, `HP ${wrong}`, wrong);
    // Online: one scan on a phone with this clock is nobody's duplicate.
    const only = other.scan(code, { at: now - 3 * MINUTE });
    expect((await other.send({ scans: [only] })).results).toMatchObject([
      { result: "accepted", first: { scan_id: only.scan_id } },
    ]);
    // The phone with the right clock was there a minute before, and sends later.
    const first = right.scan(code, { at: now - 4 * MINUTE });
    expect((await right.send({ scans: [first] })).results).toMatchObject([{ result: "accepted" }]);
    const { tickets, twice } = await list(event);
    const entered = tickets.at(-1)?.entered;
    expect([entered?.scan_id, entered?.again?.scan_id]).toEqual([first.scan_id, only.scan_id]);
    expect(Math.abs(Date.parse(entered?.again?.at ?? "") - (now - 3 * MINUTE))).toBeLessThan(2000);
    expect(twice).toContainEqual(
      expect.objectContaining({ later: expect.objectContaining({ scan_id: only.scan_id }) }),
    );
  }
  expect((await boardOf(event)).doubtful).toEqual([]);
});

it("loses none of 300 tickets that two phones scanned without a signal, whose clocks differ by two hours, and tells of the 20 double scans", async () => {
  const event = await anEvent(api.database, {}, [{ per_order_max: 10 }]);
  await appoint(event);
  const all: string[] = [];
  for (let ten = 0; ten < 30; ten++)
    all.push(
      ...(await codes(
        event,
        [...Array(10).keys()].map((nth) => `Peserta ${ten}${nth}`),
      )),
    );
  const [first, later] = [phoneOf(event, "HP MAJU", HOUR), phoneOf(event, "HP MUNDUR", -HOUR)];
  const now = Date.now();
  const scansOf = (phone: typeof first, some: string[], minutes: number) =>
    some.map((code, nth) => phone.scan(code, { at: now - minutes * MINUTE + nth * 100 }));
  const [early, late] = [scansOf(first, all.slice(0, 160), 10), scansOf(later, all.slice(140), 5)];
  const accepted = ({ results }: Answer) => results.filter(({ result }) => result === "accepted").length;
  // The later phone has its signal first: until the other one sends, its scans count.
  expect(accepted(await later.send({ scans: late }))).toBe(160);
  // The first answer to the other phone gets lost on the way: it sends its scans twice.
  await first.send({ scans: early });
  expect(accepted(await first.send({ scans: early }))).toBe(160);
  const { tickets, twice } = await list(event);
  expect(tickets.filter(({ entered }) => entered)).toHaveLength(300);
  expect(twice.map((pair) => [pair.first.device, pair.later.device])).toEqual(
    Array.from({ length: 20 }, () => ["HP MAJU", "HP MUNDUR"]),
  );
  const { entered, arrivals, duplicates, doubtful } = await boardOf(event);
  expect([entered, duplicates.length, doubtful.length]).toEqual([300, 20, 0]);
  const within = arrivals.filter(({ at }) => Math.abs(Date.parse(at) - now) < HOUR / 2);
  expect(within.reduce((sum, { count }) => sum + count, 0)).toBe(300);
});

it("keeps scans whose time nothing explains, marks them, and lets none of them be the first", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const [old = "", future = "", back = "", next = ""] = await codes(event, ["Umar", "Sari", "Hadi", "Rina"]);
  const before = Date.now();
  // An app that measures nothing.
  const bare = (code: string, at: string) => ({ scan_id: randomUUID(), code, kind: "enter", at });
  const unmeasured = { sent_at: undefined };
  const [taken] = (
    await phoneOf(event, "HP LAMA").send({ ...unmeasured, scans: [bare(old, "2010-01-01T00:00:00Z")] })
  ).results;
  expect(taken?.result).toBe("accepted");
  const ahead = bare(future, new Date(before + HOUR).toISOString());
  await phoneOf(event, "HP MAJU").send({ ...unmeasured, scans: [ahead] });
  const phone = phoneOf(event, "HP URUT");
  await phone.send({ scans: [phone.scan(next, { at: before - 10 * MINUTE })] });
  // Set back by an hour after it had measured: its own order does not allow it.
  await phone.send({ sent_at: undefined, scans: [phone.scan(back, { at: before - HOUR })] });
  const { entered, tickets } = await boardOf(event);
  expect([entered, tickets]).toEqual([4, 4]);
  const { doubtful } = await boardOf(event);
  expect(doubtful.map(({ name }) => name).sort()).toEqual(["Hadi", "Sari", "Umar"]);
  const at = new Map((await list(event)).tickets.map((ticket) => [ticket.name, ticket.entered?.at ?? ""]));
  for (const name of ["Umar", "Sari"]) expect(Date.parse(at.get(name) ?? "")).toBeGreaterThan(before - 1000);
  expect(Date.parse(at.get("Hadi") ?? "")).toBeGreaterThan(before - 11 * MINUTE);
  // The right phone was there before all of them.
  const right = phoneOf(event, "HP BENAR");
  await right.send({ scans: [right.scan(old, { at: before - 20 * MINUTE })] });
  expect((await list(event)).tickets[0]?.entered?.device).toBe("HP BENAR");
});

it("calls a ticket duplicate only on two phones, and lets a door sale that is sent again in once", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const [code = ""] = await codes(event, ["Sari"]);
  const phone = phoneOf(event, "HP A");
  const scans = [phone.scan(code), phone.scan(code)];
  await phone.send({ scans });
  await phone.send({ scans });
  const sale = {
    sale_id: randomUUID(),
    amount: 0,
    tickets: [{ type: event.types[0]?.id, name: "Pak Darmo" }],
  };
  for (const device of ["HP A", "HP A", "HP B"])
    await send(
      api,
      "POST",
      `/api/events/${event.slug}/door/`,
      { ...sale, enter: true, device },
      bearer(crew),
    );
  const board = await boardOf(event);
  expect([board.entered, board.duplicates]).toEqual([2, []]);
  expect((await list(event)).twice).toEqual([]);
});

it("lets somebody who left in again, and counts who is inside", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const [code = ""] = await codes(event, ["Sari"]);
  const [a, b] = [phoneOf(event, "HP A"), phoneOf(event, "HP B")];
  const ago = (minutes: number) => ({ at: Date.now() - minutes * MINUTE });
  await a.send({ scans: [a.scan(code, ago(30)), a.scan(code, { ...ago(20), kind: "exit" })] });
  expect((await list(event)).tickets[0]?.left).toMatchObject({ device: "HP A" });
  expect(await boardOf(event)).toMatchObject({ entered: 1, inside: 0, outside: 1 });
  const [again] = (await b.send({ scans: [b.scan(code, ago(10))] })).results;
  expect(again).toMatchObject({ result: "accepted", first: { device: "HP B" } });
  expect((await list(event)).tickets[0]?.left).toBeNull();
  expect(await boardOf(event)).toMatchObject({ entered: 1, inside: 1, outside: 0, duplicates: [] });
});

it("strikes a scan that its crew undo, with person, time and reason, and staff may restore it", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const stranger = await aSignedInMember(api);
  await appoint(event, "scan", stranger);
  const [code = "", old = ""] = await codes(event, ["Umar Hadi", "Sari"]);
  const [a, b] = [phoneOf(event, "HP A"), phoneOf(event, "HP B", 0, stranger)];
  const [long, mine] = [a.scan(old, { at: Date.now() - HOUR }), a.scan(code)];
  await a.send({ scans: [mine, long] });
  const undo = (from: typeof a, { scan_id }: { scan_id: string }) =>
    from.send({ undone: [{ ...from.scan(""), scan_id, reason: "Orangnya bukan Umar" }] });
  // Not by another phone and person, and not after half an hour.
  expect((await undo(b, mine)).undone).toEqual([{ scan_id: mine.scan_id, done: false }]);
  expect((await undo(a, long)).undone).toEqual([{ scan_id: long.scan_id, done: false }]);
  expect((await undo(a, mine)).undone).toEqual([{ scan_id: mine.scan_id, done: true }]);
  expect((await list(event)).tickets[0]?.entered).toBeNull();
  // Taken back before it was sent, both arrive together.
  const [both] = [a.scan(code)];
  await a.send({
    scans: [both],
    undone: [{ ...a.scan(""), scan_id: both.scan_id, reason: "Terpindai dua kali" }],
  });
  const { struck, entered } = await boardOf(event);
  expect([entered, struck.map(({ reason }) => reason).sort()]).toEqual([
    1,
    ["Orangnya bukan Umar", "Terpindai dua kali"],
  ]);
  const decide = async (of: number, body: object) =>
    (await call("POST", `${event.id}/scans/${of}/`, body)).status;
  const [last] = struck;
  expect(await decide(last?.scan ?? 0, { act: "restore" })).toBe(200);
  expect((await boardOf(event)).entered).toBe(2);
  expect(await decide(last?.scan ?? 0, { act: "strike" })).toBe(400);
  expect(await decide(last?.scan ?? 0, { act: "strike", reason: "Bukan peserta" })).toBe(200);
  expect(await decide(999_999, { act: "restore" })).toBe(404);
  expect((await boardOf(event)).entered).toBe(1);
});

it("shows on the board who entered with an invalid ticket, which scans are unsent, and who was refused", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const headers = await aBrowser(api);
  const made = (await registerAt(api, event, { headers, names: ["Joko Santoso"] })).body;
  const [{ code } = { code: "" }] = (await page(made)).tickets;
  const phone = phoneOf(event, "HP A");
  const early = phone.scan(code, { at: Date.now() - 5 * MINUTE });
  await send(api, "POST", `/api/tickets/${made.ticket_page.replace("/tiket/", "")}/cancel/`, {}, headers);
  const refused = [{ ...phone.scan("K7MQ4TXD"), verdict: "forged" }];
  const list_at = new Date().toISOString();
  const [answer] = (await phone.send({ scans: [early], refused, waiting: 6, list_at })).results;
  expect(answer?.result).toBe("void");
  await phone.send({ refused, waiting: 6 });
  await phone.send({ scans: [phone.scan("22222222")] });
  const board = await boardOf(event);
  expect(board.ended).toMatchObject([{ name: "Joko Santoso", found: "void", device: "HP A" }]);
  expect(board.ended[0]?.ended_at).not.toBeNull();
  expect(board.refused.map(({ verdict }) => verdict).sort()).toEqual(["forged", "unknown"]);
  expect(board.devices).toMatchObject([{ device: "HP A", scans: 1, waiting: 0 }]);
  expect(board.devices[0]?.list_at).not.toBeNull();
  await phone.send({ waiting: 6 });
  expect((await boardOf(event)).devices).toMatchObject([{ waiting: 6 }]);
  await call("POST", `${event.id}/scans/${board.ended[0]?.scan}/`, { act: "keep" });
  expect((await boardOf(event)).ended).toEqual([]);
});

it("accepts unsent scans of removed crew: those from before the removal count, later ones are only logged", async () => {
  const event = await anEvent(api.database);
  const removed = await aSignedInMember(api);
  await appoint(event, "scan", removed);
  const [before = "", after = ""] = await codes(event, ["Sari", "Umar"]);
  const phone = phoneOf(event, "HP R", 0, removed);
  const scans = [phone.scan(before, { at: Date.now() - 5 * MINUTE })];
  const all = [...scans, phone.scan(after)];
  const { username } = await api.database.kysely
    .selectFrom("member")
    .select("username")
    .where("id", "=", removed.id)
    .executeTakeFirstOrThrow();
  await call("POST", `${event.id}/crew/`, { username, may: null });
  await api.database.pool.query("update former_crew set until = until - interval '1 minute'");
  expect(await phone.send({ scans })).toMatchObject({ code: "not_crew" });
  const handOver = (member: typeof crew) =>
    send<{ taken: number; late: number }>(
      api,
      "POST",
      `/api/events/${event.slug}/scans/hand-over/`,
      { device: "HP R", sent_at: new Date().toISOString(), scans: all },
      bearer(member),
    );
  expect((await handOver(await aSignedInMember(api))).status).toBe(403);
  // The event got another address meanwhile; the phone knows the old one.
  await api.database.pool.query(
    "insert into slug_history (catalogue, slug, item_id) select 'event', slug, id from event where id = $1",
    [event.id],
  );
  await api.database.pool.query("update event set slug = slug || '-baru' where id = $1", [event.id]);
  expect((await handOver(removed)).body).toEqual({ taken: 1, late: 1 });
  await handOver(removed);
  const board = await boardOf(event);
  expect([board.entered, board.handed_over, board.refused]).toMatchObject([
    1,
    [{ device: "HP R", scans: 1 }],
    [{ verdict: "late" }],
  ]);
});
