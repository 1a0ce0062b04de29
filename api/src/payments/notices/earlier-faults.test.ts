import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import {
  aDevice,
  BANK_APP,
  bodyOf,
  letNoticesApprove,
  type Phone,
  quote,
  tell,
  WORDING,
} from "../../testing/qris.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { booked } from "../../testing/statements.ts";
import {
  api,
  aQuote,
  beginScene,
  endTime,
  newBase,
  notices,
  ownerless,
  phone,
  post,
  read,
  slug,
  statusOf,
} from "./notices-scene.fixture.ts";

beforeAll(beginScene);
beforeEach(() => letNoticesApprove(api.database));
afterEach(async () => expect(await examine(api.database)).toEqual([]));

describe("faults of the earlier app", () => {
  it("1: no public endpoint can verify a payment", async () => {
    const asked = await aQuote();
    const body = { transactionId: asked.reference, status: "verified", simulate: true, amount: asked.amount };
    await send(api, "POST", "/api/payments/update-payment-status/", body);
    await quote(api, { slug, base_amount: asked.base, simulate: true });
    await tell(api, phone, { amount: asked.amount }, { signature: "" });
    expect(await statusOf(asked)).toBe("pending");
  });

  it("2: a device's key is shown only to the person who pairs it, and once", async () => {
    const administrator = await aStaffMember(api, "administrator");
    const wanted = { name: "HP Toko", packages: [BANK_APP] };
    const as = bearer(administrator);
    expect((await post("notice-devices", wanted, as)).status).toBe(400);
    const paired = await post<Phone>("notice-devices", { ...wanted, password: administrator.password }, as);
    expect(paired.status).toBe(201);
    expect(paired.body).toMatchObject({ qr_svg: expect.stringMatching(/^<svg/) });
    const asked = await aQuote();
    expect((await tell(api, paired.body, { amount: asked.amount })).status).toBe(403);
    expect(await statusOf(asked)).toBe("pending");
    const { proposals } = await read<{ proposals: { id: number; kind: string }[] }>("proposals/");
    const proposal = proposals.find(({ kind }) => kind === "notice_device")?.id;
    const password = administrator.password;
    expect((await post(`proposals/${proposal}/confirm`, { password }, as)).body.code).toBe("own_proposal");
    const second = await aStaffMember(api, "bendahara");
    const said = { password: second.password };
    expect((await post(`proposals/${proposal}/confirm`, {}, bearer(second))).status).toBe(400);
    expect((await post(`proposals/${proposal}/confirm`, said, bearer(second))).status).toBe(200);
    expect(JSON.stringify(await read("proposals/"))).not.toContain(paired.body.secret);
    expect((await tell(api, paired.body, { amount: asked.amount })).body).toBe("{}");
    expect(await statusOf(asked)).toBe("verified");
    expect(JSON.stringify(await read("notice-devices/"))).not.toContain(paired.body.secret);
    const { rows } = await api.database.pool.query(
      "select coalesce(before::text, '') || coalesce(after::text, '') as said from audit_log",
    );
    expect(JSON.stringify(rows)).not.toContain(paired.body.secret);
  });

  it("3: money is not assigned to the latest payment of that amount, nor regardless of time", async () => {
    const early = await aQuote();
    await api.database.pool.query(
      "update amount_hold set held = tstzrange(lower(held) - interval '20 days', lower(held) - interval '10 days') where payment_id = (select id from payment where reference = $1)",
      [early.reference],
    );
    await tell(api, phone, { amount: early.amount });
    expect(await statusOf(early)).toBe("pending");
    await api.database.pool.query(
      "update amount_hold set held = tstzrange(now(), now() + interval '8 days') where payment_id = (select id from payment where reference = $1)",
      [early.reference],
    );
  });

  it("4: the sum is reserved, with any split into amount and code", async () => {
    const base = newBase();
    const hundred = await aCampaign(api.database, { category: "donasi" });
    const fifty = await aCampaign(api.database, { category: "sedekah" });
    const one = (await quote(api, { slug: hundred.slug, base_amount: base })).body;
    const other = (await quote(api, { slug: fifty.slug, base_amount: base + 50 })).body;
    expect(one.amount).toBe(base + 100);
    expect(other.amount).not.toBe(one.amount);
  });

  it("5: notices of other apps are not stored", async () => {
    const asked = await aQuote();
    expect((await tell(api, phone, { amount: asked.amount, package: "com.whatsapp" })).status).toBe(202);
    expect(await statusOf(asked)).toBe("pending");
    expect((await notices()).some(({ amount }) => amount === asked.amount)).toBe(false);
    const administrator = await aStaffMember(api, "administrator");
    const chat = { name: "HP", packages: ["com.whatsapp"], password: administrator.password };
    expect((await post("notice-devices", chat, bearer(administrator))).status).toBe(400);
  });

  it("5: a further app is accepted once two people have confirmed it and its wording", async () => {
    const [one, other] = [await aStaffMember(api, "administrator"), await aStaffMember(api, "bendahara")];
    const app = "id.bankdaerah.syariah";
    const wanted = { name: "HP Daerah", packages: [app], password: one.password };
    const loose = { ...wanted, wording: "Dari {pengirim} {nominal}" };
    for (const asked of [wanted, loose])
      expect((await post("notice-devices", asked, bearer(one))).status).toBe(400);
    const { body: paired } = await post<Phone>(
      "notice-devices",
      { ...wanted, wording: WORDING },
      bearer(one),
    );
    const { proposals } = await read<{ proposals: { id: number; changes: { after: string }[] }[] }>(
      "proposals/",
    );
    const proposal = proposals.find(({ changes }) => changes.some(({ after }) => after === WORDING));
    const said = { password: other.password };
    expect((await post(`proposals/${proposal?.id}/confirm`, said, bearer(other))).status).toBe(200);
    const asked = await aQuote();
    await tell(api, paired, { amount: asked.amount, package: app });
    expect(await statusOf(asked)).toBe("verified");
  });

  it("6: an expired payment is still found when its money comes", async () => {
    const asked = await aQuote();
    await endTime(asked);
    await tell(api, phone, { amount: asked.amount });
    expect(await ownerless(asked.amount)).toMatchObject({ suggestions: [{ reference: asked.reference }] });
  });

  it("7: concurrent payers get different amounts or none, and never a paid one", async () => {
    const base = newBase();
    const { body } = await quote(api, { slug, base_amount: base });
    // What is paid is never given up.
    await tell(api, phone, { amount: body.amount });
    await api.database.pool.query(
      `insert into amount_hold (account, amount, payment_id, held, code)
        select 'qris-donasi', $2::bigint + n, (select id from payment where reference = $1), tstzrange(now(), now() + interval '8 days'), n
        from generate_series(1, 996) n on conflict do nothing`,
      [body.reference, base],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => quote(api, { slug, base_amount: base })),
    );
    const given = answers.filter(({ status }) => status === 201).map((one) => one.body.amount);
    // When no amount is left, a new payer may get one that another has not paid yet; the other is told, see pressure.test.ts.
    expect(new Set(given)).toEqual(new Set([base + 997, base + 998, base + 999]));
    const { rows } = await api.database.pool.query<{ amount: number }>(
      "select amount from amount_hold where amount between $1 and $2 and held @> now() order by 1",
      [base + 997, base + 999],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([base + 997, base + 998, base + 999]);
    for (const { status, body: said } of answers) if (status !== 201) expect(said.code).toBe("amounts_taken");
  });

  it("8: a code never makes a price higher", async () => {
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price: 61_000, stock: 9 })).id, 1);
    const { status, body } = await buyer.quote();
    // With the answer's own sentence, should there be no code to give.
    expect({ status, detail: body.detail }).toEqual({ status: 201, detail: undefined });
    expect(body.amount).toBeLessThan(61_000);
    await tell(api, phone, { amount: body.amount });
    expect(await booked(api, body.reference)).toEqual({
      discount: 61_000 - body.amount,
      "qris:donasi": body.amount,
      sales: -61_000,
    });
    const account = { bank: "Bank Contoh", account_number: "0000004417", account_holder: "SITI" };
    const wanted = { way: "transfer", ...account, reason: "barang rusak" };
    const two = [await aStaffMember(api, "bendahara"), await aStaffMember(api, "bendahara")] as const;
    const back = byTwo(api, `payments/${body.reference}/refund`, wanted, [bearer(two[0]), bearer(two[1])]);
    expect((await back).status).toBeLessThan(300);
  });
});

describe("somebody without a right to the payment", () => {
  it("gets only a refusal: for a wrong key, an old time, other content, an unknown or a revoked device", async () => {
    const asked = await aQuote();
    const body = bodyOf({ amount: asked.amount });
    const before = (await notices()).length;
    const wrong = [
      await tell(api, phone, body, { secret: "tebakan" }),
      await tell(api, phone, body, { timestamp: String(Date.now() - 6 * 60_000) }),
      await tell(api, phone, body, { timestamp: String(Date.now() + 6 * 60_000) }),
      await tell(api, phone, body, { timestamp: "kemarin" }),
      // A captured notice under another time.
      await tell(api, phone, body, { signedTimestamp: String(Date.now() - 10 * 60_000) }),
      await tell(api, phone, body, { body: `${body.replace(String(asked.amount), "1")} ` }),
      await tell(api, { id: "TIDAKADA", secret: phone.secret }, body),
    ];
    const gone = await aDevice(api.database);
    expect((await tell(api, gone, { amount: 1 })).status).toBe(202);
    expect((await post(`notice-devices/${gone.id}/revoke`)).status).toBe(200);
    wrong.push(await tell(api, gone, body));
    for (const answer of wrong) {
      expect(answer.status).toBe(403);
      expect(Object.keys(JSON.parse(answer.body)).sort()).toEqual(["code", "detail"]);
      expect(answer.body).toBe(wrong[0]?.body);
    }
    expect(await statusOf(asked)).toBe("pending");
    expect((await notices()).length).toBe(before + 1);
  });
});

it("answers the CORS preflight of a script in a phone's web view, which has a foreign origin", async () => {
  const asked = await api.app.inject({ method: "OPTIONS", url: "/api/payments/notices/" });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers["access-control-allow-origin"]).toBe("*");
  expect(asked.headers["access-control-allow-headers"]).toContain("x-signature");
});
