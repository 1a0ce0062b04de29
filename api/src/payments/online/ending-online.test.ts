import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer, stockOf } from "../../testing/buyer.ts";
import { type Online, onlineApp } from "../../testing/with-provider.ts";

const PRICE = 20_000;
let app: Online;
let buyer: Buyer;
let productId: number;
let order: { token: string; order_number: string };

beforeAll(async () => {
  app = await onlineApp();
});
beforeEach(async () => {
  buyer = await aBuyer(app.api);
  productId = (await aProduct(app.api.database, { price: PRICE, stock: 3 })).id;
  await buyer.add(productId, 1);
  order = (await buyer.token()).body;
});
afterEach(async () => {
  expect(await examine(app.api.database)).toEqual([]);
});

const sql = async (text: string) =>
  (await app.api.database.pool.query(text, [order.order_number])).rows as Record<string, unknown>[];
const overdue = () => sql("update payment set expires_at = now() - interval '1 minute' where reference = $1");
const payment = async () =>
  (await sql("select status, method, paid_by_transaction from payment where reference = $1"))[0];
const booked = async () =>
  Object.fromEntries(
    (
      await sql(`select l.account, sum(l.amount)::int as sum from ledger_posting l
        join ledger_transaction t on t.id = l.transaction_id join payment p on p.id = t.payment_id
        where p.reference = $1 group by 1`)
    ).map(({ account, sum }) => [account, sum]),
  );
const charge = (ending: "success" | "pending" | "challenge") =>
  app.provider.bank.charge(order.token, ending).transaction?.transactionId ?? "";
const aDayLater = async () => {
  await sql(`update payment_attempt set asked_at = now() - interval '25 hours'
    where payment_id = (select id from payment where reference = $1)`);
  await app.upkeep();
};

describe("when a payment expires", () => {
  it("money that was paid between the last status query and the expiry still counts", async () => {
    const { bank } = app.provider;
    charge("pending");
    await app.settled();
    await overdue();
    const { move } = bank;
    bank.move = (id, to) => {
      bank.move = move;
      if (to === "expire") charge("success");
      return bank.move(id, to);
    };
    await app.upkeep();
    expect(await payment()).toMatchObject({ status: "verified" });
    await app.settled();
  });

  it("a payment suspected of fraud waits for the provider's decision, and cannot be cancelled meanwhile", async () => {
    const held = charge("challenge");
    await app.settled();
    await overdue();
    await app.upkeep();
    expect(await payment()).toMatchObject({ status: "pending" });
    expect(await buyer.act(order.order_number, "cancel")).toMatchObject({
      status: 409,
      body: { code: "payment_held" },
    });
    app.provider.bank.move(held, "settlement");
    await app.settled();
    expect(await payment()).toMatchObject({ status: "verified" });
  });

  it("a payment that was suspected and denied expires as usual", async () => {
    const held = charge("challenge");
    app.provider.bank.move(held, "deny");
    await app.settled();
    await overdue();
    await app.upkeep();
    expect(await payment()).toMatchObject({ status: "expired" });
    expect(await stockOf(app.api, productId)).toBe(3);
  });
});

describe("a payer who leaves the online page for a transfer", () => {
  /** The page is closed, and then the server dies before it has written anything down. */
  async function leaveHalfway() {
    const { cancelToken } = app.api.app.payments.online?.midtrans ?? {};
    const midtrans = app.api.app.payments.online?.midtrans;
    if (!midtrans || !cancelToken) throw new Error("there is no provider");
    midtrans.cancelToken = async (token) => {
      midtrans.cancelToken = cancelToken;
      await cancelToken(token);
      throw new Error("the process died");
    };
    expect((await buyer.sendProof(order.order_number)).status).toBe(500);
  }

  it("can send the proof again after it failed halfway", async () => {
    await leaveHalfway();
    expect((await buyer.sendProof(order.order_number)).status).toBe(200);
    expect(await payment()).toMatchObject({ status: "pending", method: "bsi" });
  });

  it("gets a new page to pay on when only the proof could not be stored", async () => {
    const { pool } = app.api.database;
    await pool.query("alter table transfer_claim add constraint nothing_fits check (false) not valid");
    expect((await buyer.sendProof(order.order_number)).status).toBe(500);
    await pool.query("alter table transfer_claim drop constraint nothing_fits");
    expect(app.provider.bank.refusalOf(order.token)).toBeDefined();
    expect(await payment()).toMatchObject({ status: "pending", method: "midtrans" });
    const again = await buyer.act(order.order_number, "payment-token");
    expect(again.status).toBe(200);
    expect(app.provider.bank.refusalOf(again.body.token)).toBeUndefined();
  });

  it("and then pays online is counted once, at the provider", async () => {
    // The page was open in another tab, and we never learned its address.
    await sql(`update payment_attempt set token = null, redirect_url = null
      where payment_id = (select id from payment where reference = $1)`);
    expect((await buyer.sendProof(order.order_number)).status).toBe(200);
    expect(await payment()).toMatchObject({ method: "bsi" });
    const paid = charge("success");
    await app.settled();
    expect(await payment()).toEqual({ status: "verified", method: "midtrans", paid_by_transaction: paid });
    expect(await booked()).toEqual({ "provider:midtrans": PRICE, sales: -PRICE });
  });
});

describe("an attempt to pay", () => {
  it("follows the provider's newest status, although an older answer arrives later", async () => {
    const paid = charge("success");
    await app.settled();
    const midtrans = app.api.app.payments.online?.midtrans;
    if (!midtrans) throw new Error("there is no provider");
    const { status } = midtrans;
    midtrans.status = async (name) => {
      midtrans.status = status;
      const said = await status(name);
      app.provider.bank.refund(paid, { refundKey: "1", amount: undefined, reason: "batal" });
      await app.settled();
      return said;
    };
    await aDayLater();
    expect(await payment()).toMatchObject({ status: "refunded" });
    expect(await booked()).toEqual({ "provider:midtrans": 0, sales: 0 });
  });

  it("that expires leaves a newer one payable", async () => {
    const first = charge("pending");
    await app.settled();
    // Its page is lost, and the provider gives no second one under the same name.
    await sql(`update payment_attempt set token = null, redirect_url = null
      where payment_id = (select id from payment where reference = $1)`);
    order.token = (await buyer.act(order.order_number, "payment-token")).body.token;
    app.provider.bank.move(first, "expire");
    await app.settled();
    expect(await payment()).toMatchObject({ status: "pending" });
    const second = charge("success");
    await app.settled();
    expect(await payment()).toMatchObject({ status: "verified", paid_by_transaction: second });
  });
});

describe("when every notification is lost", () => {
  const silently = (act: () => unknown) => {
    app.provider.notifier.tamperNext({ lose: true }, { lose: true });
    act();
  };

  it("a refund is found within a day", async () => {
    const paid = charge("success");
    await app.settled();
    silently(() => app.provider.bank.refund(paid, { refundKey: "1", amount: undefined, reason: "batal" }));
    await app.upkeep();
    expect(await payment()).toMatchObject({ status: "verified" });
    await aDayLater();
    expect(await payment()).toMatchObject({ status: "refunded" });
    expect(await stockOf(app.api, productId)).toBe(3);
  });

  it("so is a late transfer, although the order was paid in another way meanwhile", async () => {
    const late = charge("pending");
    app.provider.bank.move(late, "expire");
    await app.settled();
    charge("success");
    await app.settled();
    silently(() => app.provider.bank.move(late, "settlement"));
    await aDayLater();
    expect(await booked()).toEqual({ "provider:midtrans": 2 * PRICE, unidentified: -2 * PRICE });
  });

  it("so is money that arrived after the payment ended", async () => {
    const late = charge("pending");
    await app.settled();
    await buyer.act(order.order_number, "cancel");
    await app.settled();
    silently(() => app.provider.bank.move(late, "settlement"));
    await aDayLater();
    expect(await payment()).toMatchObject({ status: expect.stringMatching(/cancelled|expired/) });
    expect(await booked()).toEqual({ "provider:midtrans": PRICE, unidentified: -PRICE });
  });
});
