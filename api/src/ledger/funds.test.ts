import { FUND_KINDS } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import type { Tx } from "../platform/database/database.ts";
import { aCampaign } from "../testing/builders.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import {
  type Account,
  amil,
  bank,
  campaign,
  fund,
  fundChanges,
  fundKindOf,
  fundsOfHouse,
  nonhalal,
  payers,
  post,
} from "./index.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);
let events = 0;
const given = (account: Account, amount: number, at: string) =>
  inOne((tx) =>
    post(tx, {
      event: `payment:given-${++events}`,
      description: "Titipan",
      legs: [
        { account: bank("bsi"), amount },
        { account, amount: -amount },
      ],
      at,
    }),
  );

it("gives the kind of fund of an account, and none for other accounts", async () => {
  const { id } = await aCampaign(api.database, { fund_kind: "wakaf" });
  const kinds = [campaign(id), amil("infak"), nonhalal(), bank("bsi"), payers(), campaign(987_654)];
  const found = await Promise.all(kinds.map((account) => fundKindOf(api.database.kysely, account)));
  expect(found).toEqual(["wakaf", "amil", "nonhalal", null, null, null]);
  for (const { code, kind } of await fundsOfHouse(api.database.kysely)) {
    expect(FUND_KINDS).toContain(kind);
    expect(await fundKindOf(api.database.kysely, fund(code))).toBe(kind);
  }
});

it("refuses postings to a fund that does not exist", async () => {
  await expect(given(fund("tidak-ada"), 1000, "2026-01-01")).rejects.toThrow("no fund is called");
});

it("reports how each fund changed between two instants", async () => {
  await given(fund("zakat-maal"), 40_000, "2025-12-31T10:00:00Z");
  await given(fund("zakat-maal"), 25_000, "2026-01-15T10:00:00Z");
  await given(fund("zakat-maal"), 9_000, "2026-02-01T00:00:00Z");
  const changes = await fundChanges(
    api.database.kysely,
    new Date("2026-01-01T00:00:00Z"),
    new Date("2026-02-01T00:00:00Z"),
  );
  expect(changes).toEqual([
    {
      account: "fund:zakat-maal",
      kind: "zakat",
      opening: 40_000,
      received: 25_000,
      amil: 0,
      paid_out: 0,
      moved: 0,
      closing: 65_000,
    },
  ]);
});

it("does not change a campaign's kind of fund, nor the use of its remainder, after the first gift", async () => {
  const { id } = await aCampaign(api.database, { rest_goes_to: "Untuk perawatan sumur." });
  const set = (change: string) =>
    api.database.pool.query(`update campaign set ${change} where id = $1`, [id]);
  await set("fund_kind = 'wakaf'");
  await given(campaign(id), 5000, "2026-01-01");
  await expect(set("fund_kind = 'zakat'")).rejects.toThrow("fixed");
  await expect(set("rest_goes_to = 'Untuk kantor.'")).rejects.toThrow("fixed");
  await expect(set("fund_confirmed_at = null")).rejects.toThrow("fixed");
});

it("lets an assumed kind of fund be corrected once", async () => {
  const { id } = await aCampaign(api.database, { fund_confirmed_at: null });
  const set = (kind: string) =>
    api.database.pool.query("update campaign set fund_kind = $1, fund_confirmed_at = now() where id = $2", [
      kind,
      id,
    ]);
  await given(campaign(id), 5000, "2026-01-01");
  await set("zakat");
  await expect(set("infak_bebas")).rejects.toThrow("fixed");
});
