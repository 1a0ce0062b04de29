import { jakartaDay, type StaffZakat, type ZakatBook } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { send } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { A_RULE, zakatReady } from "../testing/zakat.ts";
import { staffZakat } from "./present-rules.ts";
import { pricesOn } from "./queries/prices.ts";
import { bookOn } from "./rule-book.ts";

const NONE = { kind: "none", institution: "", number: "", valid_until: "" } as const;

let api: TestApp;
let staff: Awaited<ReturnType<typeof zakatReady>>;
beforeAll(async () => {
  api = await testApp();
  staff = await zakatReady(api);
});

const ask = (body: object) =>
  send<Record<string, never> & { due: boolean; zakat: number }>(api, "POST", "/api/zakat/calculate/", body);
const later = (days: number) => jakartaDay(Date.now() + days * 86_400_000);

describe("calculating", () => {
  it("answers with base, nisab, rate and the rule's source", async () => {
    const { status, body, headers } = await ask({ kind: "penghasilan", period: "month", income: 7_640_144 });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toMatchObject({
      ...{ due: true, zakat: 191_004, base: 7_640_144, nisab: 7_640_144, rate_bp: 250 },
      rule: { source: A_RULE.source, decided_on: "2026-02-20" },
      price: null,
    });
  });

  it("is exact to one rupiah around the nisab, and uses the pure weight", async () => {
    const of = async (question: object) => {
      const { body } = await ask(question);
      return [body.due, body.zakat];
    };
    expect(await of({ kind: "penghasilan", period: "month", income: 7_640_143 })).toEqual([false, 0]);
    expect(await of({ kind: "penghasilan", period: "month", income: 7_640_145 })).toEqual([true, 191_004]);
    expect(await of({ kind: "emas", grams: 84.99 })).toEqual([false, 0]);
    expect(await of({ kind: "emas", grams: 85 })).toEqual([true, 4_919_375]);
    expect(await of({ kind: "emas", grams: 85, karat: 21 })).toEqual([false, 0]);
    expect(await of({ kind: "pertanian", kilograms: 653, watering: "irrigated" })).toEqual([true, 235_080]);
  });

  it.each([
    [{}, "kind"],
    [{ kind: "hibah" }, "kind"],
    [{ kind: "penghasilan", period: "month" }, "income"],
    [{ kind: "penghasilan", period: "week", income: 1 }, "period"],
    [{ kind: "penghasilan", period: "month", income: -1 }, "income"],
    [{ kind: "penghasilan", period: "month", income: 1.5 }, "income"],
    [{ kind: "penghasilan", period: "month", income: "1e9" }, "income"],
    [{ kind: "emas", grams: 1.2345 }, "grams"],
    [{ kind: "emas", grams: 1, karat: 25 }, "karat"],
    [{ kind: "maal", cash: 1e13 }, "cash"],
    [{ kind: "pertanian", watering: "rain" }, "kilograms"],
    [{ kind: "pertanian", watering: "rain", kilograms: 1, rupiah: 1 }, "kilograms"],
    [{ kind: "fitrah", persons: 0 }, "persons"],
  ])("says what is wrong with %j", async (question, field) => {
    const { status, body } = await send<{ errors: Record<string, string[]> }>(
      api,
      "POST",
      "/api/zakat/calculate/",
      question,
    );
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it("calculates fitrah only in the season of its rule", async () => {
    const season = () => api.get("/api/zakat/season/");
    expect((await season()).body).toEqual({ in_season: false });
    expect(await ask({ kind: "fitrah", persons: 4 })).toMatchObject({
      status: 409,
      body: { code: "out_of_season" },
    });
    const fitrah = { ...A_RULE, kind: "fitrah", nisab_value: 2.5, rate_bp: 10_000 };
    await staff.ruled({ ...fitrah, valid_from: later(30), valid_to: later(60) });
    const { kysely } = api.database;
    const open = async (day: string) =>
      (await bookOn(kysely, NONE, day)).rules.some(({ kind }) => kind === "fitrah");
    expect([
      await open(later(29)),
      await open(later(30)),
      await open(later(60)),
      await open(later(61)),
    ]).toEqual([false, true, true, false]);
    await staff.ruled({ ...fitrah, valid_from: later(-1), valid_to: later(1) });
    expect((await season()).body).toEqual({ in_season: true });
    expect((await ask({ kind: "fitrah", persons: 4 })).body).toMatchObject({ due: true, zakat: 158_000 });
    expect((await ask({ kind: "fitrah", persons: 4, region: "Kab. Garut" })).body.zakat).toBe(146_000);
  });
});

describe("rules", () => {
  it("are valid only after a second person's confirmation, from midnight of their day", async () => {
    const rule = { ...A_RULE, nisab_value: 100_000_000, valid_from: later(10) };
    const { body } = await staff.asks(staff.first, "POST", "rules/", rule);
    const { first, second } = staff;
    expect(await staff.asks(first, "POST", `rules/${body.id}/confirm/`, {})).toMatchObject({
      status: 403,
      body: { code: "own_proposal" },
    });
    const { kysely } = api.database;
    const nisab = async (day: string) => {
      const { rules } = await bookOn(kysely, NONE, day);
      return rules.find(({ kind }) => kind === "penghasilan")?.nisab_value;
    };
    expect(await nisab(later(10))).toBe(91_681_728);
    expect((await staff.asks(second, "POST", `rules/${body.id}/confirm/`, {})).status).toBe(200);
    expect([await nisab(later(9)), await nisab(later(10))]).toEqual([91_681_728, 100_000_000]);
    expect(await staff.asks(second, "POST", `rules/${body.id}/confirm/`, {})).toMatchObject({
      status: 409,
      body: { code: "already_decided" },
    });
  });

  it("are confirmed once, even by two people at the same moment", async () => {
    const { body } = await staff.asks(staff.first, "POST", "rules/", { ...A_RULE, valid_from: later(20) });
    const both = await Promise.all([
      staff.asks(staff.second, "POST", `rules/${body.id}/confirm/`, {}),
      staff.asks(staff.second, "POST", `rules/${body.id}/return/`, { reason: "Sumbernya lain." }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("go back to their author with a reason, and do not take effect", async () => {
    const { body } = await staff.asks(staff.first, "POST", "rules/", { ...A_RULE, valid_from: later(25) });
    expect((await staff.asks(staff.second, "POST", `rules/${body.id}/return/`, {})).status).toBe(400);
    await staff.asks(staff.second, "POST", `rules/${body.id}/return/`, { reason: "Tanggalnya keliru." });
    const { body: all } = await staff.asks<StaffZakat>(staff.first, "GET", "");
    expect(all.rules.find(({ id }) => id === body.id)).toMatchObject({
      state: "returned",
      returned: { reason: "Tanggalnya keliru." },
    });
  });

  it("cannot be inserted before one that is valid already", async () => {
    const behind = { ...A_RULE, valid_from: "2026-01-01" };
    expect(await staff.asks(staff.first, "POST", "rules/", behind)).toMatchObject({
      status: 409,
      body: { code: "later_rule" },
    });
  });

  it("never change once confirmed, not even by manual SQL", async () => {
    const { pool } = api.database;
    const held = "where confirmed_at is not null";
    await expect(pool.query(`update zakat_rule set nisab_value = 1 ${held}`)).rejects.toThrow(
      "never changes",
    );
    await expect(pool.query(`delete from zakat_rule ${held}`)).rejects.toThrow("never deleted");
    await staff.asks(staff.first, "POST", "rules/", { ...A_RULE, valid_from: later(40) });
    await expect(
      pool.query("update zakat_rule set rate_bp = 1 where confirmed_at is null and returned_at is null"),
    ).rejects.toThrow("as it was entered");
    const alone =
      "insert into zakat_rule (kind, nisab_basis, nisab_value, rate_bp, hawl, source, decided_on, valid_from, entered_by, confirmed_by, confirmed_at)";
    await expect(
      pool.query(
        `${alone} values ('emas', 'gold_g', 85, 250, true, 'x', now(), now() + interval '9 days', $1, $1, now())`,
        [staff.first.id],
      ),
    ).rejects.toThrow("check");
    await expect(pool.query("update market_price set price = 1")).rejects.toThrow("never changes");
    await expect(pool.query("delete from market_price")).rejects.toThrow("never changes");
  });
});

describe("prices", () => {
  it("count from their day on; the newest is valid, and none can be inserted before it", async () => {
    const gold = (price: number, valid_from: string) =>
      staff.asks(staff.first, "POST", "prices/", { kind: "gold_24k", price, valid_from, source: "Contoh" });
    expect((await gold(2_500_000, later(3))).status).toBe(201);
    expect(await gold(9, "2026-01-01")).toMatchObject({ status: 409, body: { code: "later_price" } });
    const { body } = await api.get<ZakatBook>("/api/zakat/rules/");
    expect(body.prices.find(({ kind }) => kind === "gold_24k")?.price).toBe(2_315_000);
    expect((await gold(2_400_000, jakartaDay())).status).toBe(201);
    expect((await ask({ kind: "emas", grams: 85 })).body.zakat).toBe(5_100_000);
  });

  it("are marked as old after a week, and the decree on income after thirteen months", async () => {
    const { kysely } = api.database;
    const on = async (day: string) => {
      const book = await bookOn(kysely, NONE, day);
      return staffZakat(kysely, book, await pricesOn(kysely, day));
    };
    const old = async (day: string) => (await on(day)).prices.find(({ kind }) => kind === "silver")?.old;
    expect([await old(later(7)), await old(later(8))]).toEqual([false, true]);
    expect([(await on("2027-03-20")).income_old, (await on("2027-03-21")).income_old]).toEqual([false, true]);
  });
});

it("shows the licence under which zakat is collected", async () => {
  await staff.takesBy(NONE);
  const closed = await api.get<ZakatBook>("/api/zakat/rules/");
  expect(closed.body.amil).toMatchObject({ kind: "none", open: false });
});
