import { daysLater, dueDatesBetween, dueDatesUntil, jakartaDay, type Pledge } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { pledgeDesk } from "../testing/pledge-desk.ts";
import { aStaffMember } from "../testing/staff.ts";

const { api, campaign, make, made, change, byKey, remind, open, rows, verify, told, letters } =
  await pledgeDesk();

describe("the day", () => {
  it("sends one reminder, however often the job runs, with links to skip, pause and stop", async () => {
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
    const { due_dates, due } = (await byKey(pledge.key)).body;
    expect(due_dates.filter(({ state }) => state !== "none")).toHaveLength(1);
    expect(due?.on).toBe(dueDatesUntil({ every: "friday" }, daysLater(pledge.next_on ?? "", 30), 1)[0]);
    await change(pledge.id, { state: "stopped" });
  });

  it("asks after three missed ones whether to pause; continuing or a gift resets the count", async () => {
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

  it("is not sent for a campaign that accepts no more gifts: the pledge ends and its maker is notified", async () => {
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

it("a year of pledges with skipped, late, expired and double payments: the gifts equal the received money", async () => {
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
  const deedOf = new Map<string, number>();
  for (let played = 0; played < 366; played++) {
    day = daysLater(day, 1);
    await remind(day);
    if (played % 5 === 0) await remind(day);
    for (const { key, rhythm } of pledges) {
      if (dueDatesBetween(rhythm, day, day).length === 0) continue;
      const { due } = (await byKey(key)).body;
      if (!due || deedOf.get(key + due.on) !== undefined) continue;
      const nth = deedOf.size % 6;
      deedOf.set(key + due.on, nth);
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
  const perPledge = shown.map(({ due_dates }) => due_dates.length);
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

it("shows only staff what a month expects and what was received", async () => {
  const giver = await aSignedInMember(api);
  const slug = (await aCampaign(api.database, { title: "Beasiswa Santri", category: "sosial" })).slug;
  const pledge = (await make({ campaign: slug, rhythm: { every: "month", day: 31 }, amount: 40_000 }, giver))
    .body.pledge as Pledge;
  await make({ campaign: slug, rhythm: { every: "month", day: 31 }, amount: 10_000 }, giver);
  const month = pledge.next_on?.slice(0, 7) ?? "";
  const treasurerSession = await aStaffMember(api, "bendahara");
  const ask = async (headers: Record<string, string>) =>
    send<{ programmes: { id: string; title: string }[] }>(
      api,
      "GET",
      `/api/admin/pledges/?month=${month}`,
      undefined,
      headers,
    );
  // Another campaign of the same title is a row of its own.
  const namesake = (await aCampaign(api.database, { title: "Beasiswa Santri", category: "sosial" })).slug;
  await make({ campaign: namesake, rhythm: { every: "month", day: 31 }, amount: 1_000 }, giver);
  const ours = async () => {
    const named = (await ask(bearer(treasurerSession))).body.programmes.filter(
      ({ title }) => title === "Beasiswa Santri",
    );
    expect(named).toHaveLength(2);
    const { id: _, ...shown } = named[0] ?? { id: "" };
    return shown;
  };
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
