import { createPublicKey, randomUUID, verify } from "node:crypto";
import type { getScanList, ResponseOf, TicketPage } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aBrowser, aSignedInMember, bearer, send } from "../testing/calls.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";
import { PLAIN_FORM } from "../testing/form.ts";
import { aBookkeeper } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let crew: Awaited<ReturnType<typeof aSignedInMember>>;
beforeAll(async () => {
  api = await testApp();
  crew = await aSignedInMember(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

type Event = Awaited<ReturnType<typeof anEvent>>;
type ScanList = ResponseOf<typeof getScanList>;
const appoint = (event: Event, may: "scan" | "manage" = "manage", member = crew) =>
  api.database.kysely
    .insertInto("event_crew")
    .values({ event_id: event.id, member_id: member.id, may })
    .execute();
const list = async (event: Event) =>
  (await api.get<ScanList>(`/api/events/${event.slug}/scan-list/`, bearer(crew))).body;
const page = async ({ ticket_page }: Registered) =>
  (await api.get<TicketPage>(`/api/tickets/${ticket_page.replace("/tiket/", "")}/`)).body;
const codes = async (event: Event, names: string[]) =>
  (await page((await registerAt(api, event, { names })).body)).tickets.map(({ code }) => code);

interface Sent {
  code: string;
  at?: string;
  kind?: "enter" | "session" | "handout";
  session_id?: number;
  scan_id?: string;
}
const scan = async (event: Event, scans: Sent[], device = "pintu A") =>
  (
    await send<{ results: { scan_id: string; result: string; first: { device: string } | null }[] }>(
      api,
      "POST",
      `/api/events/${event.slug}/scans/`,
      {
        device,
        scans: scans.map((one) => ({
          scan_id: randomUUID(),
          kind: "enter",
          at: new Date().toISOString(),
          ...one,
        })),
      },
      bearer(crew),
    )
  ).body.results;

it("refuses everybody who is not crew of this event", async () => {
  const event = await anEvent(api.database);
  const other = await anEvent(api.database);
  await appoint(other);
  for (const [method, path] of [
    ["GET", "scan-list"],
    ["POST", "scans"],
    ["POST", "door"],
  ] as const) {
    const body = {
      scan: [],
      ...(path === "scans" && {
        scans: [{ scan_id: randomUUID(), code: "X", kind: "enter", at: new Date().toISOString() }],
      }),
      ...(path === "door" && {
        sale_id: randomUUID(),
        amount: 0,
        tickets: [{ type: event.types[0]?.id, name: "A" }],
      }),
    };
    const answer = await send<{ code: string }>(
      api,
      method,
      `/api/events/${event.slug}/${path}/`,
      method === "GET" ? undefined : body,
      bearer(crew),
    );
    expect([path, answer.status, answer.body.code]).toEqual([path, 403, "not_crew"]);
  }
  // Scanning alone does not sell.
  await appoint(event, "scan");
  const sale = { sale_id: randomUUID(), amount: 0, tickets: [{ type: event.types[0]?.id, name: "A" }] };
  expect(
    (await send<{ code: string }>(api, "POST", `/api/events/${event.slug}/door/`, sale, bearer(crew))).body
      .code,
  ).toBe("not_crew");
  const mine = await api.get<{ slug: string }[]>("/api/crew/events/", bearer(crew));
  expect(mine.body.map(({ slug }) => slug)).toEqual(expect.arrayContaining([event.slug, other.slug]));
});

it("gives a list with which a phone decides alone: hashes, short names, states and the key that verifies", async () => {
  const event = await anEvent(api.database, { price_kind: "open" }, [{ name: "Reguler" }]);
  await appoint(event);
  const made = (await registerAt(api, event, { names: ["Rina Aulia Rahman"] })).body;
  await registerAt(api, event, { names: ["Hadi Pranoto"], price: 25_000, amount: 25_000, method: "bsi" });
  const { tickets, public_key, may } = await list(event);
  expect(may).toBe("manage");
  expect(tickets.map(({ name, type, state, due }) => [name, type, state, due])).toEqual([
    ["Rina A. R.", "Reguler", "valid", 0],
    ["Hadi P.", "Reguler", "unpaid", 25_000],
  ]);
  expect(JSON.stringify(tickets)).not.toContain("0812");
  const [{ qr, code } = { qr: null, code: "" }] = (await page(made)).tickets;
  expect(JSON.stringify(tickets)).not.toContain(code);
  const [, text = "", signature = ""] = /^(BRK1:\d+:[0-9A-Z]{8}):([\w-]+)$/.exec(qr?.text ?? "") ?? [];
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: public_key }, format: "jwk" });
  const holds = (signed: string) =>
    verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64url"));
  expect([holds(text), holds(text.replace(/.$/, (last) => (last === "A" ? "B" : "A")))]).toEqual([
    true,
    false,
  ]);
  const { rows } = await api.database.pool.query<{ private_sealed: Buffer }>(
    "select private_sealed from event_key where event_id = $1",
    [event.id],
  );
  expect(rows[0]?.private_sealed.toString("latin1")).not.toContain("PRIVATE KEY");
});

it("lets the earlier of two scans count, whichever phone sends first, and stores each scan once", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const all = (
    await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        codes(
          event,
          Array.from({ length: 5 }, (_, nth) => `P${place} ${nth}`),
        ),
      ),
    )
  ).flat();
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  // Two phones without a network: 20 tickets are scanned on both, ten minutes apart.
  const first = all.slice(0, 85).map((code) => ({ code, at: at(30), scan_id: randomUUID() }));
  const second = all.slice(65).map((code) => ({ code, at: at(20), scan_id: randomUUID() }));
  const late = await scan(event, second, "pintu B");
  expect(late.filter(({ result }) => result === "accepted")).toHaveLength(85);
  const early = await scan(event, first, "pintu A");
  expect(early.every(({ result }) => result === "accepted")).toBe(true);
  const again = await scan(event, second, "pintu B");
  expect(again.filter(({ result }) => result === "duplicate")).toHaveLength(20);
  expect(again.find(({ result }) => result === "duplicate")?.first?.device).toBe("pintu A");
  const { tickets } = await list(event);
  expect(tickets.filter(({ entered }) => entered)).toHaveLength(150);
  // The phone whose scan counts learns of the other one from the list.
  const twice = tickets.filter(({ entered }) => entered?.again);
  expect(twice).toHaveLength(20);
  expect(new Set(twice.map(({ entered }) => `${entered?.device}, ${entered?.again?.device}`))).toEqual(
    new Set(["pintu A, pintu B"]),
  );
  const { rows } = await api.database.pool.query(
    "select count(*) as scans from check_in c join ticket t on t.id = c.ticket_id join registration r on r.id = t.registration_id where r.event_id = $1",
    [event.id],
  );
  expect(rows[0]?.scans).toBe(170);
});

it("is not stopped by a wrong code, another event's ticket, or something that was cancelled", async () => {
  const event = await anEvent(api.database);
  const other = await anEvent(api.database);
  await appoint(event);
  const [stranger = ""] = await codes(other, ["Orang lain"]);
  const headers = await aBrowser(api);
  const made = (await registerAt(api, event, { headers })).body;
  const [{ code } = { code: "" }] = (await page(made)).tickets;
  await send(api, "POST", `/api/tickets/${made.ticket_page.replace("/tiket/", "")}/cancel/`, {}, headers);
  const random = Array.from({ length: 480 }, () => ({ code: randomUUID().slice(0, 8) }));
  const results = await scan(event, [
    { code: stranger },
    { code },
    { code: "" },
    { code: "🙂", session_id: 1, kind: "session" },
    ...random,
  ]);
  expect(results.map(({ result }) => result).slice(0, 4)).toEqual(["unknown", "void", "unknown", "unknown"]);
  expect(new Set(results.slice(4).map(({ result }) => result))).toEqual(new Set(["unknown"]));
  // The next list marks what was cancelled.
  expect((await list(event)).tickets.map(({ state }) => state)).toEqual(["void"]);
});

it("marks tickets refunded since the last list in the next one, and refuses their scans", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]);
  await appoint(event);
  const treasurer = await aBookkeeper(api);
  const made = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  const { rows } = await api.database.pool.query<{ reference: string }>(
    "select p.reference from registration r join payment p on p.id = r.payment_id where r.code = $1",
    [made.code],
  );
  const [{ reference } = { reference: "" }] = rows;
  await treasurer.assign([reference], [await treasurer.line(40_000)]);
  const [{ code } = { code: "" }] = (await page(made)).tickets;
  const states = async () => (await list(event)).tickets.map(({ state }) => state);
  expect(await states()).toEqual(["valid"]);
  const back = { way: "transfer", reason: "Tidak jadi datang." };
  expect((await treasurer.post(`payments/${reference}/refund`, back)).status).toBe(200);
  expect(await states()).toEqual(["void"]);
  expect((await scan(event, [{ code }])).map(({ result }) => result)).toEqual(["void"]);
});

it("counts sessions and hand-outs apart from the entrance, each once", async () => {
  const event = await anEvent(api.database);
  await appoint(event);
  const session = async (title: string, handout: boolean) =>
    (
      await api.database.kysely
        .insertInto("event_session")
        .values({ event_id: event.id, title, starts_at: null, ends_at: null, handout })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  const [talk, lunch] = [await session("Klinik", false), await session("Makan siang", true)];
  const [code = ""] = await codes(event, ["Rina"]);
  const results = await scan(event, [
    { code },
    { code, kind: "session", session_id: talk },
    { code, kind: "handout", session_id: lunch },
    { code, kind: "handout", session_id: lunch },
    { code, kind: "handout", session_id: talk },
  ]);
  expect(results.map(({ result }) => result)).toEqual([
    "accepted",
    "accepted",
    "accepted",
    "duplicate",
    "unknown",
  ]);
  expect((await list(event)).tickets[0]?.done.map(({ session_id }) => session_id).sort()).toEqual(
    [talk, lunch].sort(),
  );
});

it("checks in by a form without JavaScript, as the person of the crew whose link it is", async () => {
  const event = await anEvent(api.database);
  const other = await anEvent(api.database);
  await appoint(event, "scan");
  const [code = ""] = await codes(event, ["Rina Aulia"]);
  const { plain_page } = await list(event);
  const type = (
    url: string,
    payload = `code=${code.toLowerCase()}`,
    headers: Record<string, string> = PLAIN_FORM,
  ) => api.app.inject({ method: "POST", url, payload, headers });
  const address = plain_page ?? "";
  // Without the web's build there is no page to show: what came of it is in the list.
  expect((await type(address, "code=22222222")).statusCode).not.toBe(403);
  expect((await list(event)).tickets[0]?.entered).toBeNull();
  await type(address);
  expect((await list(event)).tickets[0]?.entered).toMatchObject({ device: "Formulir" });
  // Not from another site, not with another key, not for another event.
  expect((await type(address, undefined, { ...PLAIN_FORM, "sec-fetch-site": "cross-site" })).statusCode).toBe(
    403,
  );
  expect((await type(address.slice(0, -2))).statusCode).toBe(403);
  expect((await type(address.replace(event.slug, other.slug))).statusCode).toBe(403);
  // Nor once the crew has changed.
  await api.database.kysely.deleteFrom("event_crew").where("event_id", "=", event.id).execute();
  expect((await type(address)).statusCode).toBe(403);
});

it("sells at the door for cash into the event's own box, once, until the seats are gone", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", capacity: 3 }, [{ price: 100_000 }]);
  await appoint(event);
  const treasurer = await aBookkeeper(api);
  const door = (body: object) =>
    send<{ code: string; tickets: { code: string }[]; amount?: number }>(
      api,
      "POST",
      `/api/events/${event.slug}/door/`,
      { sale_id: randomUUID(), ...body },
      bearer(crew),
    );
  const tickets = [{ type: event.types[0]?.id, name: "Sari" }];
  expect((await door({ tickets, amount: 90_000 })).body).toMatchObject({
    code: "amount_changed",
    amount: 100_000,
  });
  const sale_id = randomUUID();
  const both = await Promise.all([1, 2].map(() => door({ sale_id, tickets, amount: 100_000, enter: true })));
  expect(new Set(both.map(({ body }) => body.code)).size).toBe(1);
  const unpaid = (await registerAt(api, event, { names: ["Hadi"], amount: 100_000, method: "bsi" })).body;
  expect((await door({ registration: unpaid.code, amount: 100_000 })).status).toBe(201);
  expect((await page(unpaid)).state).toBe("confirmed");
  expect((await door({ registration: unpaid.code, amount: 100_000 })).body.code).toBe("not_waiting");
  await door({ tickets, amount: 100_000 });
  expect((await door({ tickets, amount: 100_000 })).body.code).toBe("sold_out");
  const { body } = await api.get<{ boxes: { code: string; balance: number }[] }>(
    "/api/admin/cash/boxes/",
    treasurer.headers,
  );
  expect(body.boxes.find(({ code }) => code === `event-${event.id}`)?.balance).toBe(300_000);
  const hand = { box: `event-${event.id}`, bank: "bsi", amount: 300_000, day: "2026-11-10" };
  expect((await treasurer.post("cash/handovers", hand)).status).toBe(200);
});
