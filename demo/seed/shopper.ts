import type { OrderStatus } from "@barakah/contract";
import { PAYMENT_MINUTES } from "@barakah/contract";
import { newReference } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoOrder, DemoShopping } from "../content/types.ts";
import { ago } from "./days.ts";
import { holdGoods, insertOrder, linesOf, productOf } from "./goods.ts";

interface Shopper {
  id: number;
  full_name: string;
  email: string;
}
/** The way that an order in each state has come, each step a day after the one before. */
const WAY: Record<DemoOrder["state"], [OrderStatus, string][]> = {
  waiting_payment: [["waiting_payment", "Pesanan dibuat."]],
  processing: [
    ["waiting_payment", "Pesanan dibuat."],
    ["processing", "Pembayaran diterima."],
  ],
  shipped: [
    ["waiting_payment", "Pesanan dibuat."],
    ["processing", "Pembayaran diterima."],
    ["shipped", "Kurir Sinergy, resi SNG-0042"],
  ],
  finished: [
    ["waiting_payment", "Pesanan dibuat."],
    ["processing", "Pembayaran diterima."],
    ["shipped", "Kurir Sinergy, resi SNG-0017"],
    ["finished", "Diterima oleh pembeli."],
  ],
  cancelled: [
    ["waiting_payment", "Pesanan dibuat."],
    ["cancelled", "Batas waktu pembayaran lewat."],
  ],
};

async function seedPayment(tx: Tx, shopper: Shopper, demo: DemoOrder, amount: number) {
  const created_at = ago(demo.daysAgo);
  const status = { waiting_payment: "pending", cancelled: "expired" }[demo.state as string] ?? "verified";
  return tx
    .insertInto("payment")
    .values({
      reference: newReference("order"),
      kind: "order",
      method: "midtrans",
      amount,
      status: status as "pending" | "expired" | "verified",
      member_id: shopper.id,
      payer_name: shopper.full_name,
      payer_phone: "081200000000",
      payer_email: shopper.email,
      request_key: null,
      request_hash: null,
      paid_by_transaction: null,
      expires_at: new Date(Date.parse(created_at) + PAYMENT_MINUTES * 60_000).toISOString(),
      verified_at: status === "verified" ? created_at : null,
      created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What verifying the payment would have posted. */
async function bookSale(tx: Tx, payment: { id: string; amount: number; status: string }) {
  if (payment.status !== "verified") return;
  const { id } = await tx
    .insertInto("ledger_transaction")
    .values({
      event: `payment:${payment.id}:verified`,
      payment_id: payment.id,
      description: "Belanja contoh",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: id, account: "provider:midtrans", amount: payment.amount },
      { transaction_id: id, account: "sales", amount: -payment.amount },
    ])
    .execute();
}

async function seedWay(tx: Tx, orderId: string, demo: DemoOrder) {
  const way = WAY[demo.state];
  await tx
    .insertInto("order_history")
    .values(
      way.map(([status, note], step) => ({
        order_id: orderId,
        from_status: way[step - 1]?.[0] ?? null,
        to_status: status,
        decided_as: step === 0 || status === "finished" ? ("payer" as const) : ("system" as const),
        decided_by: null,
        note,
        created_at: ago(demo.daysAgo - step),
      })),
    )
    .execute();
}

/** That it was sent, as its buyer would have been told; seen by now where it has come. */
async function seedNews(tx: Tx, shopper: Shopper, reference: string, demo: DemoOrder) {
  const step = WAY[demo.state].findIndex(([status]) => status === "shipped");
  if (step < 0) return;
  const created_at = ago(demo.daysAgo - step);
  await tx
    .insertInto("notification")
    .values({
      member_id: shopper.id,
      title: `Pesanan ${reference} sudah dikirim`,
      body: `Dikirim lewat ${WAY[demo.state][step]?.[1]}.`,
      link: "/riwayat-belanja",
      created_at,
      read_at: demo.state === "finished" ? created_at : null,
    })
    .execute();
}

async function seedOrder(tx: Tx, shopper: Shopper, demo: DemoOrder) {
  const lines = await linesOf(tx, demo.items);
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const payment = await seedPayment(tx, shopper, demo, total);
  const shipping = WAY[demo.state].find(([status]) => status === "shipped");
  const id = await insertOrder(
    tx,
    {
      payment_id: payment.id,
      member_id: shopper.id,
      status: demo.state,
      total,
      note: "Jl. Contoh No. 10, Bandung. Titip di pos satpam.",
      shipping_note: shipping?.[1] ?? "",
      created_at: payment.created_at,
    },
    lines,
  );
  await bookSale(tx, payment);
  await seedWay(tx, id, demo);
  await seedNews(tx, shopper, payment.reference, demo);
  // A cancelled order never held its goods here, which the books take for held and given back.
  if (demo.state !== "cancelled") await holdGoods(tx, id, lines);
}

/** Orders of the member whom people try the demo as, in the states that an order can be in, a cart and wishes. */
export async function seedShopper(tx: Tx, username: string, shopping: DemoShopping) {
  const shopper = await tx
    .selectFrom("member")
    .select(["id", "full_name", "email"])
    .where("username", "=", username)
    .executeTakeFirst();
  if (!shopper) return;
  for (const order of shopping.orders) await seedOrder(tx, shopper, order);
  for (const { product_id, quantity, price } of await linesOf(tx, shopping.cart)) {
    await tx
      .insertInto("cart_line")
      .values({ member_id: shopper.id, product_id, quantity, seen_price: price })
      .execute();
  }
  for (const slug of shopping.wishes) {
    const { id } = await productOf(tx, slug);
    await tx.insertInto("wish").values({ member_id: shopper.id, product_id: id }).execute();
  }
}
