import { ORDER_STATUS_LABEL } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { csvLine } from "../platform/spreadsheet/csv-line.ts";
import { rowsIn, unpacked } from "../platform/spreadsheet/unpacked.fixture.ts";
import { xlsxRow } from "../platform/spreadsheet/xlsx-row.ts";
import { aCampaign, aMember, aProduct, aVerifiedDonation } from "../testing/builders.ts";
import { aBuyer } from "../testing/buyer.ts";
import { bearer } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let administrator: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  administrator = bearer(await aStaffMember(api, "administrator"));
});

const download = (what: string, headers = administrator) =>
  api.app.inject({ url: `/api/admin/exports/${what}`, headers });

describe("a cell", () => {
  it("is never a formula", () => {
    for (const start of ["=", "+", "-", "@", "＝", "＋", "－", "＠", " =", "\t", "\r"]) {
      expect(csvLine([`${start}cmd`])).toContain(`'${start}cmd`);
      // Text, so never run: and shown as it is.
      expect(xlsxRow([`${start}cmd`])).toContain(`t="inlineStr"><is><t xml:space="preserve">${start}cmd<`);
    }
    expect(csvLine([-5, null, 'a "b", c'])).toBe('-5;;"a ""b"", c"\r\n');
    // Phones and accounts keep their zeros; amounts are numbers.
    expect(csvLine(["081234567890", "+6281234567890", "0000042", 42])).toBe(
      '"=""081234567890""";"=""+6281234567890""";"=""0000042""";42\r\n',
    );
    expect(xlsxRow(["<b>&\u0000"])).toContain("&lt;b&gt;&amp;<");
  });
});

describe("a table", () => {
  it("contains every row, also if it is sent in many parts", async () => {
    const before = (await download("members/")).body.split("\r\n").length;
    await api.database.kysely
      .insertInto("member")
      .values(Array.from({ length: 1100 }, (_, at) => ({ username: `m${at}`, email: `m${at}@example.com` })))
      .execute();
    const after = (await download("members/")).body.split("\r\n").length;
    expect(after - before).toBe(1100);
  });

  it("disarms what donors typed", async () => {
    const campaign = await aCampaign(api.database, { title: "Sumur" });
    await aVerifiedDonation(api.database, campaign.id, { donor_name: '=HYPERLINK("x")' });
    const { body, headers } = await download("donations/");
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(headers["content-disposition"]).toBe('attachment; filename="donasi.csv"');
  });

  it("is also available as a workbook", async () => {
    await aMember(api.database, { full_name: "Khadijah <Ummul>" });
    const { rawPayload, headers } = await download("members/?format=xlsx");
    expect(headers["content-type"]).toContain("spreadsheetml");
    const [, ...rows] = rowsIn(unpacked(rawPayload).get("xl/worksheets/sheet1.xml") ?? "");
    expect(rows.map((row) => row[3])).toContain("Khadijah &lt;Ummul&gt;");
  });

  it("has payments from the oldest on, each once, also those of one moment", async () => {
    const campaign = await aCampaign(api.database);
    await api.database.pool.query(
      `with paid as (insert into payment (reference, kind, method, amount, payer_name, created_at)
         select 'DON-' || lpad(n::text, 12, '0'), 'donation', 'bsi', 1000, 'Donatur', timestamptz '2025-01-01' + n / 900 * interval '1 second'
         from generate_series(1, 2100) n returning id, amount), shared as (
         insert into payment_share select id, 'campaign:' || $1::bigint, amount from paid)
       insert into donation (campaign_id, payment_id, donor_name, amount, transfer_date)
         select $1::bigint, id, 'Donatur', amount, '2025-01-01' from paid`,
      [campaign.id],
    );
    const lines = (await download("donations/")).body.split("\r\n").slice(1, 2101);
    expect(new Set(lines.map((line) => line.split(";")[0])).size).toBe(2100);
    const times = lines.map((line) => line.split(";")[1] ?? "");
    expect(times).toEqual(times.toSorted());
  });

  it("writes states in the words of the screen, and keeps the leading zero of a phone number", async () => {
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price: 40_000, stock: 3 })).id, 1);
    await buyer.order({ amount: await buyer.total() });
    await api.database.pool.query("update shop_order set status = 'finished'");
    const { body } = await download("orders/");
    expect(body).toContain(ORDER_STATUS_LABEL.finished);
    expect(body).not.toMatch(/finished|verified|pending/);
    expect(body).toContain('"=""081200000000"""');
  });

  it("of members is for administrators alone, and each download is written down", async () => {
    const treasurer = bearer(await aStaffMember(api, "bendahara"));
    expect((await download("members/", treasurer)).statusCode).toBe(403);
    expect((await download("ledger/", treasurer)).statusCode).toBe(200);
    const deeds = await api.database.kysely
      .selectFrom("audit_log")
      .select("subject_id")
      .where("action", "=", "export")
      .where("subject_id", "=", "buku-besar")
      .execute();
    expect(deeds).toHaveLength(1);
  });
});
