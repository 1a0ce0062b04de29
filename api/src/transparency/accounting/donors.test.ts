import type { Donors } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aDevice, aQris, letNoticesApprove, quote, tell } from "../../testing/qris.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { feesByCause } from "./accounting-queries.ts";

let api: TestApp;
let one: Bookkeeper;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "100000" });
  one = await aBookkeeper(api);
});
const year = Number(new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 4));

it("sums what each donor gave in a year, and records who read it", async () => {
  const { id } = await aCampaign(api.database);
  for (const [amount, payer_name, payer_phone] of [
    [300_000, "Rina Aulia", "081200000001"],
    [200_000, "Rina A.", "0812-0000-0001"],
    [100_000, "Budi", "081200000002"],
  ] as const) {
    const { reference } = await aWaitingGift(api.database, id, {
      amount,
      payer_name,
      payer_phone,
      member_id: null,
    });
    await one.approve(reference, { lines: [await one.line(amount)] });
  }
  await aWaitingGift(api.database, id, { amount: 900_000, payer_name: "Belum Disetujui" });
  const { body } = await one.post<Donors>("donors", { year });
  expect(body).toMatchObject({ count: 2, amount: 600_000 });
  expect(body.donors).toMatchObject([
    { times: 2, amount: 500_000, given: 500_000, zakat: 0 },
    { name: "Budi", times: 1, amount: 100_000 },
  ]);
  expect((await one.post<Donors>("donors", { year: year - 1 })).body).toEqual({
    donors: [],
    count: 0,
    amount: 0,
  });
  const file = await api.app.inject({ url: `/api/admin/donors/export/?year=${year}`, headers: one.headers });
  expect(file.headers["content-disposition"]).toContain(`donatur-${year}.csv`);
  const [, first = "", , sums] = file.body.split("\r\n");
  expect(first).toContain(";2;0;500000;500000");
  expect(sums).toBe("Jumlah;;;3;0;600000;600000");
  const { rows } = await api.database.pool.query(
    "select after from audit_log where action = 'donors.read' order by id",
  );
  expect(rows.map(({ after }) => after.year)).toEqual([year, year - 1, year]);
  const editor = bearer(await aStaffMember(api, "editor"));
  expect((await send(api, "POST", "/api/admin/donors/", { year }, editor)).status).toBe(403);
});

it("charges QRIS fees to the kind of fund that the payments were for, to the rupiah", async () => {
  await aQris(api.database);
  await letNoticesApprove(api.database);
  const phone = await aDevice(api.database);
  const { slug } = await aCampaign(api.database);
  const gifts = [];
  for (const base_amount of [20_000, 30_000, 50_000]) {
    const { body } = await quote(api, { slug, base_amount });
    await tell(api, phone, { amount: body.amount });
    gifts.push(body);
  }
  const gross = gifts.reduce((sum, { amount }) => sum + amount, 0);
  const line = await one.line(gross - 701, "SETTLEMENT QRIS");
  const references = gifts.map(({ reference }) => reference);
  expect(
    (
      await one.post("settlements", {
        line,
        unclaimed: gross - 701,
        references,
        account: "qris-donasi",
        fee: 701,
      })
    ).status,
  ).toBe(201);
  const months = { first: `${year}-01`, last: `${year}-12` };
  expect(await feesByCause(api.database.kysely, months)).toEqual([{ kind: "infak_terikat", amount: 701 }]);
});
