import { PAYMENT_MINUTES } from "@barakah/contract";
import { markRead } from "../../api/src/messages/queries/notifications.ts";
import { closePayment, verifyPayment } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { moveOrder } from "../../api/src/shop/order-states.ts";
import { firstOrder } from "../../api/src/shop/queries/orders.ts";
import { insertWish } from "../../api/src/shop/queries/wishes.ts";
import type { DemoOrder, DemoShopping } from "../content/types.ts";
import type { Deed } from "./deeds.ts";
import { buy, fillCart, productOf } from "./goods.ts";
import { payables } from "./payables.ts";
import type { Person } from "./people.ts";

type Step = (tx: Tx, paymentId: string, at: string) => Promise<unknown>;

const paid: Step = (tx, id, at) => verifyPayment(tx, payables, id, { as: "provider", reason: "dibayar", at });
const expired: Step = (tx, id, at) =>
  closePayment(tx, payables, id, "expired", { as: "system", reason: "batas waktu pembayaran lewat", at });
const sentBy =
  (courier: string): Step =>
  async (tx, id, at) =>
    moveOrder(
      tx,
      await firstOrder(tx, id),
      "shipped",
      { as: "system", reason: courier, at },
      {
        shipping_note: courier,
      },
    );
const received: Step = async (tx, id, at) =>
  moveOrder(tx, await firstOrder(tx, id), "finished", { as: "payer", reason: "Diterima oleh pembeli.", at });

/** The steps that led to each state, one day apart. */
const WAY: Record<DemoOrder["state"], Step[]> = {
  waiting_payment: [],
  processing: [paid],
  finished: [paid, sentBy("Kurir Sinergy, resi SNG-0017"), received],
  cancelled: [expired],
};

/** The demo member has read notifications up to here. */
const LAST_LOOK_DAYS_AGO = 2.5;

function orderDeeds({ id: memberId, full_name: name, email }: Person, demo: DemoOrder): Deed[] {
  const { items, state, daysAgo } = demo;
  const customer = { name, email, phone: "081200000000" };
  const note = "Jl. Contoh No. 10, Bandung. Titip di pos satpam.";
  const terms = { method: "midtrans", minutes: PAYMENT_MINUTES, status: "waiting_payment" } as const;
  let paymentId = "";
  const placed: Deed = {
    daysAgo,
    async act(tx, at) {
      ({ id: paymentId } = await buy(tx, items, { memberId, customer, note, at }, terms));
    },
  };
  const steps = WAY[state].map((step, nth) => ({
    daysAgo: daysAgo - nth - 1,
    act: (tx: Tx, at: string) => step(tx, paymentId, at),
  }));
  return [placed, ...steps];
}

/** Orders of the demo member in every state, a cart and a wish list. */
export const shoppingDeeds = (shopper: Person, { orders, cart, wishes }: DemoShopping): Deed[] => [
  ...orders.flatMap((order) => orderDeeds(shopper, order)),
  { daysAgo: LAST_LOOK_DAYS_AGO, act: (tx) => markRead(tx, shopper.id) },
  { daysAgo: 0, act: (tx) => fillCart(tx, shopper.id, cart) },
  ...wishes.map((slug) => ({
    daysAgo: 0,
    act: async (tx: Tx) => insertWish(tx, shopper.id, (await productOf(tx, slug)).id),
  })),
];
