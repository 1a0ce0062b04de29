import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { daysLater, jakartaDay, type Pledge, turnsBetween, turnsUntil } from "@barakah/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { verifyPayment } from "../payments/index.ts";
import { aCampaign, aMember } from "../testing/builders.ts";
import type { Refusal } from "../testing/buyer.ts";
import { aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { runAll } from "../testing/jobs.ts";
import { aQris } from "../testing/qris.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { remindOfPledges } from "./remind-of-pledges.ts";

let api: TestApp;
let who: Awaited<ReturnType<typeof aSignedInMember>>;
let other: typeof who;
let campaign: { id: number; slug: string };
let treasurer: number;
beforeAll(async () => {
  api = await testApp();
  await aQris(api.database);
  who = await aSignedInMember(api);
  other = await aSignedInMember(api);
  campaign = await aCampaign(api.database, {
    title: "Sumur Desa",
    category: "sosial",
    deadline: "2090-01-01",
  });
  treasurer = (await aMember(api.database)).id;
  // To an address that its member confirmed, letters are not counted.
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [who.id]);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

type Made = { pledge: Pledge | null; detail: string };
const MONTHLY = { every: "month", day: 25 } as const;
const make = async (body: object = {}, by: typeof who | null = who) =>
  send<Made & Refusal>(
    api,
    "POST",
    "/api/pledges/",
    { campaign: campaign.slug, amount: 50_000, rhythm: MONTHLY, ...body },
    by ? bearer(by) : VISITOR,
  );
const made = async (body: object = {}) => {
  const { pledge } = (await make(body)).body;
  if (!pledge) throw new Error("no pledge");
  return pledge;
};
const change = (id: number, body: object, by = who) =>
  send<Pledge & Refusal>(api, "PATCH", `/api/pledges/${id}/`, body, bearer(by));
const byKey = (key: string, act = "", body?: object) =>
  send<Pledge & Refusal>(
    api,
    act ? "POST" : "GET",
    `/api/pledges/by-key/${key}/${act && `${act}/`}`,
    body ?? (act ? {} : undefined),
  );
const remind = (today: string) =>
  api.database.kysely.transaction().execute((tx) => remindOfPledges(tx, today));
const open = (key: string, method = "qris") =>
  send<{ reference: string; page: string; amount: number; kind: string } & Refusal>(
    api,
    "POST",
    "/api/payments/purchase/",
    { kind: "pledge", pledge: key, method },
  );
const rows = async <T>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows as T[];
async function verify(reference: string) {
  const [payment] = await rows<{ id: string }>("select id from payment where reference = $1", [reference]);
  await api.database.kysely.transaction().execute((tx) =>
    verifyPayment(tx, api.app.payments.sellers, payment?.id ?? "", {
      as: "staff",
      by: treasurer,
      reason: "cocok",
    }),
  );
}
const told = async (memberId = who.id) =>
  (
    await rows<{ title: string }>(
      "select title from notification where member_id = $1 and title like 'Niat %' order by id",
      [memberId],
    )
  ).map(({ title }) => title);
async function letters(containing: string): Promise<string[]> {
  await runAll(api);
  const outbox = join(api.config.dataDirectory, "outbox");
  const all = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
  // Quoted-printable: a soft break ends with '='.
  return all
    .map((text) => text.replace(/=\r?\n/g, "").replaceAll("=3D", "="))
    .filter((text) => text.includes(containing));
}

describe("a member's pledge", () => {
  it("is kept with its next day, and no payment exists before it is opened", async () => {
    const pledge = await made();
    expect(pledge).toMatchObject({
      title: "Sumur Desa",
      amount: 50_000,
      rhythm: MONTHLY,
      state: "active",
      due: null,
    });
    expect(pledge.next_on?.slice(8)).toBe("25");
    expect((await open(pledge.key)).body.code).toBe("nothing_due");
    await remind(pledge.next_on ?? "");
    expect(await rows("select from pledge_payment")).toEqual([]);
    expect(await rows("select from payment")).toEqual([]);
    const { body } = await open(pledge.key);
    expect(body).toMatchObject({ kind: "donation" });
    expect(body.amount).toBeGreaterThan(50_000);
    expect(await rows("select member_id, payer_name from payment")).toEqual([
      { member_id: who.id, payer_name: who.username },
    ]);
    await change(pledge.id, { state: "stopped" });
  });

  it("for a fund is alms", async () => {
    const pledge = await made({ campaign: undefined, fund: "infak-umum", rhythm: { every: "friday" } });
    expect(pledge).toMatchObject({ title: "Infak umum", link: "/zakat" });
    await remind(pledge.next_on ?? "");
    const { body } = await open(pledge.key, "bsi");
    expect(body).toMatchObject({ kind: "zakat", amount: 50_000 });
    await verify(body.reference);
    expect((await byKey(pledge.key)).body.turns.at(-1)?.state).toBe("given");
    await change(pledge.id, { state: "stopped" });
  });

  it("names one open purpose, at least the smallest gift, and a real day", async () => {
    expect((await make({ fund: "infak-umum" })).status).toBe(400);
    expect((await make({ campaign: undefined })).status).toBe(400);
    expect((await make({ campaign: "tidak-ada" })).body.code).toBe("campaign_closed");
    expect((await make({ amount: 1 })).body.errors).toHaveProperty("amount");
    expect((await make({ rhythm: { every: "month", day: 32 } })).status).toBe(400);
    expect((await make({ rhythm: { every: "week" } })).status).toBe(400);
  });

  it("belongs to its maker: for others it does not exist", async () => {
    const pledge = await made();
    for (const body of [{ state: "stopped" }, { amount: 100_000 }])
      expect((await change(pledge.id, body, other)).status).toBe(404);
    const list = await send<{ pledges: Pledge[] }>(api, "GET", "/api/pledges/", undefined, bearer(other));
    expect(list.body.pledges).toEqual([]);
    expect((await api.get("/api/pledges/")).status).toBe(403);
    expect((await change(pledge.id, { amount: 75_000, rhythm: { every: "friday" } })).body).toMatchObject({
      amount: 75_000,
      rhythm: { every: "friday" },
    });
    await change(pledge.id, { state: "stopped" });
    expect((await change(pledge.id, { state: "active" })).body.code).toBe("pledge_stopped");
    expect((await change(pledge.id, { state: "stopped" })).status).toBe(200);
  });

  it("is opened as one payment, also by two at the same moment, and not again once its money came", async () => {
    const pledge = await made();
    await remind(pledge.next_on ?? "");
    const answers = await Promise.all(
      ["qris", "qris", "bsi", "qris"].map((method) => open(pledge.key, method)),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    const [{ body } = { body: { reference: "" } }] = answers;
    expect((await byKey(pledge.key)).body.turns.at(-1)?.state).toBe("open");
    await verify(body.reference);
    expect((await byKey(pledge.key)).body).toMatchObject({ due: null, missed: 0 });
    expect((await open(pledge.key)).body.code).toBe("nothing_due");
    await change(pledge.id, { state: "stopped" });
  });
});

describe("the day", () => {
  it("is told once, however often the job runs, with the ways out in the message", async () => {
    const pledge = await made({ rhythm: { every: "friday" } });
    const before = await told();
    const day = pledge.next_on ?? "";
    await remind(daysLater(day, -1));
    expect(await told()).toEqual(before);
    await Promise.all([remind(day), remind(day)]);
    for (const later of [0, 1, 3]) await remind(daysLater(day, later));
    expect(await told()).toHaveLength(before.length + 1);
    const [letter, ...more] = await letters(`/niat/${pledge.key}/berhenti`);
    expect(more).toEqual([]);
    for (const way of ["", "/lewati", "/jeda"]) expect(letter).toContain(`/niat/${pledge.key}${way}`);
    await change(pledge.id, { state: "stopped" });
    await remind(daysLater(day, 7));
    expect(await told()).toHaveLength(before.length + 1);
  });

  it("that passed while the app was off is one time, and not a pile of them", async () => {
    const pledge = await made({ rhythm: { every: "friday" } });
    await remind(daysLater(pledge.next_on ?? "", 30));
    const { turns, due } = (await byKey(pledge.key)).body;
    expect(turns.filter(({ state }) => state !== "none")).toHaveLength(1);
    expect(due?.on).toBe(turnsUntil({ every: "friday" }, daysLater(pledge.next_on ?? "", 30), 1)[0]);
    await change(pledge.id, { state: "stopped" });
  });

  it("after three missed ones asks whether to pause; going on or a gift forgives them", async () => {
    let pledge = await made({ rhythm: { every: "friday" } });
    const next = async () => {
      await remind(pledge.next_on ?? "");
      pledge = (await byKey(pledge.key)).body;
    };
    await next();
    await byKey(pledge.key, "skip");
    await next();
    await next();
    expect(pledge.missed).toBe(2);
    expect(await letters("Mau kami beri jeda")).toHaveLength(0);
    await next();
    expect(pledge.missed).toBe(3);
    expect(await letters("Mau kami beri jeda")).toHaveLength(1);
    await verify((await open(pledge.key)).body.reference);
    await next();
    expect(pledge.missed).toBe(0);
    await change(pledge.id, { state: "stopped" });
  });

  it("does not come for a campaign that takes no more gifts: the pledge ends and says so", async () => {
    const short = await aCampaign(api.database, { title: "Kurban", category: "sosial" });
    const pledge = await made({ campaign: short.slug });
    await api.database.pool.query(
      "update campaign set deadline = now() - interval '1 minute' where id = $1",
      [short.id],
    );
    await remind(pledge.next_on ?? "");
    expect((await byKey(pledge.key)).body).toMatchObject({ state: "stopped", next_on: null, due: null });
    expect((await rows("select from notification where title = 'Niat rutinmu selesai: Kurban'")).length).toBe(
      1,
    );
  });
});

describe("the key of a message", () => {
  it("opens its own pledge and no other, without signing in", async () => {
    const [mine, next] = [await made(), await made()];
    expect((await byKey(mine.key)).body.id).toBe(mine.id);
    const forged = mine.key.replace(String(mine.id), String(next.id));
    for (const key of [forged, `${next.id}-`, `${next.id}`, "x"]) {
      expect((await byKey(key)).status).toBe(404);
      expect((await byKey(key, "stop")).status).toBe(404);
      expect((await open(key)).status).toBe(404);
    }
    expect((await byKey(mine.key, "pause", { until: "ramadan" })).body).toMatchObject({ state: "paused" });
    expect((await byKey(mine.key)).body.next_on).not.toBeNull();
    await remind((await byKey(next.key)).body.next_on ?? "");
    expect((await byKey(next.key)).body.due).not.toBeNull();
    expect((await byKey(next.key, "pause")).body.due).toBeNull();
    expect((await open(next.key)).body.code).toBe("nothing_due");
    expect((await byKey(next.key, "resume")).body.due).not.toBeNull();
    expect((await byKey(mine.key, "pause")).body).toMatchObject({ state: "paused", next_on: null });
    expect((await byKey(mine.key, "resume", { amount: 25_000 })).body).toMatchObject({
      state: "active",
      amount: 25_000,
    });
    expect((await byKey(mine.key, "stop")).body).toMatchObject({ state: "stopped", next_on: null });
    expect((await byKey(mine.key, "resume")).body.code).toBe("pledge_stopped");
    await change(next.id, { state: "stopped" });
  });

  it("stops without JavaScript; opening the link alone changes nothing", async () => {
    const pledge = await made();
    const press = (act: string, headers: Record<string, string>, payload = "") =>
      api.app.inject({
        method: "POST",
        url: `/niat/${pledge.key}/${act}`,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload,
      });
    const origin = { origin: api.config.publicUrl, host: new URL(api.config.publicUrl).host };
    expect((await press("berhenti", { ...origin, origin: "https://lain.example" })).statusCode).toBe(403);
    expect((await byKey(pledge.key)).body.state).toBe("active");
    await remind(pledge.next_on ?? "");
    const paid = await press("bayar", origin, "payment_method=qris-donasi");
    expect([paid.statusCode, paid.headers.location]).toEqual([303, expect.stringMatching(/^\/pembayaran\//)]);
    expect((await press("berhenti", origin)).headers.location).toBe(`/niat/${pledge.key}`);
    expect((await byKey(pledge.key)).body.state).toBe("stopped");
  });
});

describe("a guest", () => {
  const guest = { payer_name: "Ibu Ratna", payer_phone: "081200000001", payer_email: "ratna@contoh.id" };

  it("leaves an address, gets the key only there, and starts the pledge from it", async () => {
    expect((await make({}, null)).status).toBe(400);
    const { status, body } = await send<Made>(api, "POST", "/api/pledges/", {
      campaign: campaign.slug,
      amount: 50_000,
      rhythm: MONTHLY,
      ...guest,
    });
    expect([status, body.pledge]).toEqual([201, null]);
    expect(JSON.stringify(body)).not.toContain("niat/");
    const [letter = ""] = await letters("Mulai niat ini");
    const key = /\/niat\/(\d+-[\w-]{22})/.exec(letter)?.[1] ?? "";
    expect((await byKey(key)).body).toMatchObject({ state: "asked", next_on: null });
    await remind(daysLater(jakartaDay(), 40));
    expect(await letters(`/niat/${key}/berhenti`)).toEqual([]);
    const started = (await byKey(key, "resume")).body;
    await remind(started.next_on ?? "");
    expect(await letters(`/niat/${key}/berhenti`)).toHaveLength(1);
    const { body: paid } = await open(key);
    expect(
      await rows("select member_id, payer_name, payer_email from payment where reference = $1", [
        paid.reference,
      ]),
    ).toEqual([{ member_id: null, payer_name: guest.payer_name, payer_email: guest.payer_email }]);
    await byKey(key, "stop");
    expect(
      await rows("select payer_name, payer_phone, payer_email from pledge where id = $1", [started.id]),
    ).toEqual([{ payer_name: "", payer_phone: "", payer_email: "" }]);
  });

  it("who does not answer the mail is forgotten after a week", async () => {
    await send(api, "POST", "/api/pledges/", {
      campaign: campaign.slug,
      amount: 50_000,
      rhythm: MONTHLY,
      ...guest,
      payer_email: "lain@contoh.id",
    });
    const asked = () => rows("select from pledge where state = 'asked'");
    await remind(jakartaDay());
    expect(await asked()).toHaveLength(1);
    await api.database.pool.query(
      "update pledge set created_at = now() - interval '8 days' where state = 'asked'",
    );
    await remind(jakartaDay());
    expect(await asked()).toHaveLength(0);
  });
});

it("a year of pledges with skipped, late, expired and double payments: the gifts are the money that came", async () => {
  const giver = await aSignedInMember(api);
  const list = async () =>
    (
      await send<{ pledges: Pledge[]; given: { amount: number; times: number; programmes: number } }>(
        api,
        "GET",
        "/api/pledges/",
        undefined,
        bearer(giver),
      )
    ).body;
  const makeFor = async (body: object) => (await make(body, giver)).body.pledge as Pledge;
  const pledges = [
    await makeFor({ rhythm: { every: "friday" }, amount: 20_000 }),
    await makeFor({ rhythm: { every: "month", day: 31 }, amount: 50_000 }),
    await makeFor({
      rhythm: { every: "hijri", day: 30 },
      amount: 75_000,
      campaign: undefined,
      fund: "infak-umum",
    }),
  ];
  const inLedger = async () =>
    (
      await rows<{ amount: number }>(
        "select coalesce(-sum(amount), 0)::bigint as amount from ledger_posting where account in ($1, 'fund:infak-umum')",
        [`campaign:${campaign.id}`],
      )
    )[0]?.amount ?? 0;
  const before = await inLedger();
  const expired: string[] = [];
  let [day, paid, times] = [jakartaDay(), 0, 0];
  const turn = new Map<string, number>();
  for (let played = 0; played < 366; played++) {
    day = daysLater(day, 1);
    await remind(day);
    if (played % 5 === 0) await remind(day);
    for (const { key, rhythm } of pledges) {
      if (turnsBetween(rhythm, day, day).length === 0) continue;
      const { due } = (await byKey(key)).body;
      if (!due || turn.get(key + due.on) !== undefined) continue;
      const nth = turn.size % 6;
      turn.set(key + due.on, nth);
      if (nth === 0) await byKey(key, "skip");
      // Left alone: it passes.
      if (nth === 1) continue;
      // Opened, and never paid in time.
      if (nth === 2) {
        const { reference } = (await open(key, "bsi")).body;
        await api.database.pool.query(
          "update payment set expires_at = now() - interval '1 minute' where reference = $1",
          [reference],
        );
        await api.app.payments.keepUp();
        expired.push(reference);
      }
      // Opened twice, paid once; after an expired one another is opened.
      if (nth >= 2) {
        const first = (await open(key, "bsi")).body;
        expect((await open(key)).body.reference).toBe(first.reference);
        await verify(first.reference);
        expect((await open(key)).body.code).toBe("nothing_due");
        paid += first.amount;
        times += 1;
      }
    }
  }
  expect(expired.length).toBeGreaterThan(5);
  const { given, pledges: shown } = await list();
  expect(given).toEqual({ amount: paid, times, programmes: 2 });
  const [books] = await rows<{ amount: number; count: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount, count(*)::int as count from payment where member_id = $1 and status = 'verified'`,
    [giver.id],
  );
  expect(books).toEqual({ amount: paid, count: times });
  expect((await inLedger()) - before).toBe(paid);
  const perPledge = shown.map(({ turns }) => turns.length);
  expect(perPledge).toEqual([12, 12, 12]);
  const [counts] = await rows<{ friday: number; month: number; hijri: number }>(
    `select count(*) filter (where rhythm = 'friday')::int as friday, count(*) filter (where rhythm = 'month')::int as month,
       count(*) filter (where rhythm = 'hijri')::int as hijri
     from pledge_turn join pledge on id = pledge_id where member_id = $1`,
    [giver.id],
  );
  expect(counts?.month).toBe(12);
  expect(counts?.friday).toBeGreaterThanOrEqual(52);
  expect([12, 13]).toContain(counts?.hijri);
}, 300_000);

it("staff see what a month expects beside what came, and nobody else does", async () => {
  const giver = await aSignedInMember(api);
  const slug = (await aCampaign(api.database, { title: "Beasiswa Santri", category: "sosial" })).slug;
  const pledge = (await make({ campaign: slug, rhythm: { every: "month", day: 31 }, amount: 40_000 }, giver))
    .body.pledge as Pledge;
  await make({ campaign: slug, rhythm: { every: "month", day: 31 }, amount: 10_000 }, giver);
  const month = pledge.next_on?.slice(0, 7) ?? "";
  const treasurerSession = await aStaffMember(api, "bendahara");
  const ask = async (headers: Record<string, string>) =>
    send<{ programmes: object[] }>(api, "GET", `/api/admin/pledges/?month=${month}`, undefined, headers);
  const ours = async () =>
    (await ask(bearer(treasurerSession))).body.programmes.find((one) =>
      JSON.stringify(one).includes("Beasiswa Santri"),
    );
  expect(await ours()).toEqual({ title: "Beasiswa Santri", times: 2, given: 0, expected: 50_000, came: 0 });
  await remind(pledge.next_on ?? "");
  const { body } = await open(pledge.key, "bsi");
  expect(await ours()).toMatchObject({ expected: 50_000, came: 0 });
  await verify(body.reference);
  expect(await ours()).toEqual({
    title: "Beasiswa Santri",
    times: 2,
    given: 1,
    expected: 50_000,
    came: body.amount,
  });
  expect((await ask(bearer(giver))).status).toBe(403);
});

it("is in its member's download, and nothing leads to a deleted member", async () => {
  const leaver = await aSignedInMember(api);
  const pledge = (await make({ rhythm: { every: "friday" } }, leaver)).body.pledge as Pledge;
  const [section] = api.app.personalData.filter(({ section }) => section === "pledges");
  expect(JSON.stringify(await section?.collect(api.database, leaver.id))).toContain("Sumur Desa");
  await api.database.kysely.transaction().execute(async (tx) => section?.erase(tx, leaver.id));
  expect(
    await rows("select member_id, payer_name, payer_phone, payer_email, state from pledge where id = $1", [
      pledge.id,
    ]),
  ).toEqual([{ member_id: null, payer_name: "", payer_phone: "", payer_email: "", state: "stopped" }]);
  const before = await told(leaver.id);
  await remind(daysLater(pledge.next_on ?? "", 1));
  expect(await told(leaver.id)).toEqual(before);
});
