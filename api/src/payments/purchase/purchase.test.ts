import {
  type beginPurchase,
  type Enrolment,
  isGiven,
  type PurchaseKind,
  type ResponseOf,
} from "@barakah/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RunningSimulator } from "../../../../simulators/midtrans/own-port.ts";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aCourse, aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer, picture, type Refusal, TRANSFER } from "../../testing/buyer.ts";
import { send, sendForm, VISITOR } from "../../testing/calls.ts";
import { pageOf } from "../../testing/payment-page.ts";
import { aQris } from "../../testing/qris.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { appWithProvider } from "../../testing/with-provider.ts";
import { zakatReady } from "../../testing/zakat.ts";

const PATH = "/api/payments/purchase/";
const payer = { payer_name: "Siti Maryam", payer_phone: "081200000000" };
type Begun = ResponseOf<typeof beginPurchase> & Refusal;

let api: TestApp;
let provider: RunningSimulator;
let campaign: string;
beforeAll(async () => {
  ({ api, provider } = await appWithProvider({}));
  await zakatReady(api);
  await aQris(api.database);
  campaign = (await aCampaign(api.database, { category: "sosial" })).slug;
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** A member who can buy one of each kind. */
async function ready(
  kind: PurchaseKind,
): Promise<{ buyer: Buyer; wanted: Record<string, unknown>; price: number }> {
  const buyer = await aBuyer(api);
  if (kind === "donation")
    return { buyer, price: 100_000, wanted: { kind, slug: campaign, amount: 100_000, ...payer } };
  if (kind === "zakat") {
    const items = [{ kind: "infak", amount: 50_000 }];
    return { buyer, price: 50_000, wanted: { kind, items, ...payer } };
  }
  if (kind === "order") {
    await buyer.add((await aProduct(api.database, { price: 75_000, stock: 5 })).id, 1);
    return { buyer, price: 75_000, wanted: { kind, amount: 75_000, ...payer } };
  }
  const course = await aCourse(api.database, { price: 60_000 });
  await buyer.call("POST", "/api/courses/enrollments/", { course: course.id });
  return { buyer, price: 60_000, wanted: { kind, slug: course.slug, amount: 60_000 } };
}

const count = async () =>
  (await api.database.pool.query("select count(*)::int as n from payment")).rows[0].n as number;

describe.each<PurchaseKind>(["donation", "zakat", "order", "enrolment"])("a purchase of kind %s", (kind) => {
  it("by transfer without a proof waits for it until its deadline, on its own page", async () => {
    const { buyer, wanted, price } = await ready(kind);
    const { status, body } = await buyer.call<Begun>("POST", PATH, { ...wanted, method: "bsi" });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        kind,
        method: "bsi",
        status: "pending",
        online: null,
        pay_before: expect.any(String),
      }),
    ]);
    expect(body.amount).toBe(kind === "donation" ? price + 250 : price);
    expect(await pageOf(api, body)).toMatchObject({ next: "send_proof", amount: body.amount });
  });

  it("by QRIS has a unique amount: above a gift, below a price", async () => {
    const { buyer, wanted, price } = await ready(kind);
    const { status, body } = await buyer.call<Begun>("POST", PATH, { ...wanted, method: "qris" });
    expect([status, await pageOf(api, body)]).toEqual([201, expect.objectContaining({ next: "pay_qris" })]);
    expect(Math.sign(body.amount - price)).toBe(isGiven(kind) ? 1 : -1);
  });

  it("creates one payment for one Idempotency-Key, also for three concurrent calls", async () => {
    const { buyer, wanted } = await ready(kind);
    const before = await count();
    const key = { "idempotency-key": `sekali-${kind}` };
    const answers = await Promise.all(
      [1, 2, 3].map(() => buyer.call<Begun>("POST", PATH, { ...wanted, method: "qris" }, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });
});

// Proofs travel in forms, lists in JSON: zakat, which has a list, sends its proof from the payment's page.
it.each<PurchaseKind>(["donation", "order", "enrolment"])(
  "a %s by transfer with its proof waits for the treasurer, without a deadline",
  async (kind) => {
    const { buyer, wanted } = await ready(kind);
    const { status, body } = await buyer.form<Begun>(PATH, {
      ...wanted,
      method: "bjb",
      payment_method: undefined,
    });
    expect([status, body]).toEqual([201, expect.objectContaining({ method: "bjb", pay_before: null })]);
    expect(await pageOf(api, body)).toMatchObject({ next: "wait" });
  },
);

describe("online", () => {
  it.each<PurchaseKind>(["donation", "zakat", "order", "enrolment"])(
    "a %s opens the provider's pop-up",
    async (kind) => {
      const { buyer, wanted } = await ready(kind);
      const { status, body } = await buyer.call<Begun>("POST", PATH, { ...wanted, method: "midtrans" });
      expect([status, body.method]).toEqual([201, "midtrans"]);
      provider.bank.charge(body.online?.token ?? "", "success");
      await pageOf(api, body);
      const state = await api.get(`/api/check-payment-status/?order_id=${body.reference}`);
      expect(state.body).toMatchObject({ payment_status: "verified", amount: body.amount });
    },
  );

  it("a course that is paid opens to its member, and a second try is the same payment", async () => {
    const { buyer, wanted } = await ready("enrolment");
    const pay = () => buyer.call<Begun>("POST", PATH, { ...wanted, method: "midtrans" });
    const [first, again] = [await pay(), await pay()];
    expect([first.status, again.body.reference]).toEqual([201, first.body.reference]);
    provider.bank.charge(again.body.online?.token ?? "", "success");
    await pageOf(api, first.body);
    await api.get(`/api/check-payment-status/?order_id=${first.body.reference}`);
    const { body } = await buyer.call<Enrolment[]>("GET", "/api/courses/enrollments/");
    expect(body).toMatchObject([{ payment_status: "verified" }]);
    expect((await pay()).body.code).toBe("already_enrolled");
  });
});

describe("refused", () => {
  it("a guest who buys goods or a course, and nothing is stored", async () => {
    for (const kind of ["order", "enrolment"] as const) {
      const { wanted } = await ready(kind);
      const before = await count();
      const { status, body } = await send<Begun>(api, "POST", PATH, { ...wanted, method: "bsi" });
      expect([status, body.code, await count()]).toEqual([403, "not_authenticated", before]);
    }
  });

  it("a proof without its details, and the missing fields are named", async () => {
    const gift = { kind: "donation", slug: campaign, amount: "100000", ...payer, method: "bsi" };
    const { source_account: _, payment_method: __, ...said } = TRANSFER;
    const form = { ...gift, ...said, proof_file: await picture };
    const { status, body } = await sendForm<Begun>(api, "POST", PATH, form, VISITOR);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["source_account"]]);
  });

  it("an unknown kind and an unknown method", async () => {
    const wrong = await send<Begun>(api, "POST", PATH, { kind: "hadiah", method: "bsi" });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { kind: expect.any(Array) }]);
    const gift = { kind: "donation", slug: campaign, amount: 100_000, ...payer, method: "cash" };
    expect((await send<Begun>(api, "POST", PATH, gift)).body.errors).toEqual({
      method: ["Silakan pilih metode pembayaran"],
    });
  });
});
