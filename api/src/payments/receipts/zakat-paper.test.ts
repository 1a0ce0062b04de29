import { beforeAll, expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { textOf } from "../../testing/pdf.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { A_BASIS, zakatReady } from "../../testing/zakat.ts";
import { giveZakat } from "../../zakat/pay-zakat.ts";
import { type Payment, verifyPayment } from "../index.ts";

let api: TestApp;
let ready: Awaited<ReturnType<typeof zakatReady>>;
beforeAll(async () => {
  api = await testApp();
  ready = await zakatReady(api);
});

const NPWP = "09.254.294.3-407.000";
const DIGITS = NPWP.replace(/\D/g, "");

async function pay(memberId: number, takenBy = A_BASIS): Promise<Payment> {
  return api.database.kysely.transaction().execute(async (tx) => {
    const payment = await giveZakat(tx, async () => A_BASIS, {
      items: [
        { kind: "penghasilan", amount: 191_004 },
        { kind: "infak", amount: 25_000 },
      ],
      ...{ payer_name: "Rina Aulia", payer_phone: "081200000000", payer_email: "", message: "" },
      ...{ method: "midtrans" as const, period: "2026-11", memberId, at: new Date().toISOString() },
    });
    expect(takenBy).toBeTruthy();
    await verifyPayment(tx, api.app.payments.payables, payment.id, { as: "provider", reason: "dibayar" });
    return payment;
  });
}
const papersOf = ({ id }: Payment) =>
  api.database.kysely
    .selectFrom("receipt")
    .selectAll()
    .where("payment_id", "=", id)
    .orderBy("kind")
    .execute();

it("there is one for zakat, with the tax number visible only to its owner, and one for the rest", async () => {
  const giver = await aSignedInMember(api);
  const save = (npwp: string) => send(api, "PUT", "/api/donations/npwp/", { npwp }, bearer(giver));
  expect((await save("12345")).status).toBe(400);
  expect((await save(NPWP)).body).toEqual({ asked: true, masked: `••••••••••••${DIGITS.slice(-4)}` });
  const payment = await pay(giver.id);
  const [gift, zakat] = await papersOf(payment);
  expect([gift?.kind, gift?.amount, zakat?.kind, zakat?.amount]).toEqual(["gift", 25_000, "zakat", 191_004]);
  expect(zakat?.number).toMatch(/^BSZ-/);
  expect([gift?.npwp_sealed, zakat?.npwp_sealed?.includes(DIGITS)]).toEqual([null, false]);

  const printed = async (url: string, headers = {}) =>
    textOf((await api.app.inject({ url, headers })).rawPayload);
  const [own] = await printed(`/api/receipts/${zakat?.number}/pdf/`, bearer(giver));
  expect(own).toContain(`BuktiSetorZakat`);
  expect(own).toContain(`NPWP${DIGITS}`);
  expect(own).toContain("UPZdariLAZContohUmat,021/UPZ/2026");
  const both = await printed(`/api/payments/page/${payment.page_key}/receipt/`);
  expect(both).toHaveLength(2);
  expect(both.join("")).not.toContain(DIGITS);

  await send(api, "DELETE", "/api/accounts/me/", { password: giver.password }, bearer(giver));
  const left = await api.database.pool.query(
    `select (select count(*) from taxpayer where member_id = $1) as numbers,
       (select count(*) from receipt where payment_id = $2 and npwp_sealed is not null) as papers`,
    [giver.id, payment.id],
  );
  expect(left.rows).toEqual([{ numbers: 0, papers: 0 }]);
});

it("without a licence it is an ordinary receipt, and no tax number is asked for", async () => {
  await ready.takesBy({ kind: "none", institution: "", number: "", valid_until: "" });
  const giver = await aSignedInMember(api);
  const { body } = await api.get("/api/donations/npwp/", bearer(giver));
  expect(body).toEqual({ asked: false, masked: null });
  const papers = await papersOf(await pay(giver.id));
  expect(papers).toMatchObject([{ kind: "gift", amount: 216_004, lines: [{}, {}] }]);
});
