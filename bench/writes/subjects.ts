import { randomUUID } from "node:crypto";
import { PAYMENT_MINUTES } from "@barakah/contract";
import { give } from "../../api/src/charity/donate.ts";
import { eventGifts } from "../../api/src/charity/event-gifts.ts";
import { eventPayable } from "../../api/src/events/payable.ts";
import { offeredOrRefuse, openRegistration, type Registering } from "../../api/src/events/register.ts";
import { refuseWrongMoment } from "../../api/src/events/registration-time.ts";
import { ONLINE, once, openWithProof, type SentTransfer } from "../../api/src/payments/index.ts";
import type { Database, Tx } from "../../api/src/platform/database/database.ts";
import type { PrivateImages } from "../../api/src/platform/files/private-images.ts";
import { placeOrder } from "../../api/src/shop/place-order.ts";
import { aMember, aProduct } from "../../api/src/testing/builders.ts";
import { anEvent } from "../../api/src/testing/events.ts";
import { SLUG } from "../speed/fill.ts";

export interface Write {
  name: string;
  /** Set-up before each run. */
  prepare(): Promise<unknown>;
  act(): Promise<unknown>;
}

/** Not measured: re-encoding one picture costs as much as a hundred gifts. */
const noImages: PrivateImages = {
  store: async (kind) => `${kind}/${"A".repeat(32)}`,
  open: async () => undefined,
  lookOf: async () => undefined,
  remove: async () => {},
};

const payer = { name: "Donatur", phone: "081200000000", email: "donatur@example.com" };
const gift = {
  slug: `${SLUG}1`,
  amount: 100_000,
  payer,
  message: "Semoga bermanfaat.",
  memberId: null,
  request: undefined,
};
const sent: SentTransfer = {
  source_bank: "BSI",
  source_account: "7100000000",
  account_name: "Donatur",
  transfer_date: "2026-11-15",
  proof: Buffer.from("bukti"),
};

/** One participant of one hot event, each from another browser; the limits are asked, and never reached. */
export async function registering(database: Database, capacity: number | null = null) {
  const event = await anEvent(database, { price_kind: "fixed", capacity }, [{ price: 100_000 }]);
  const parts: Registering = {
    payable: eventPayable(eventGifts),
    gifts: eventGifts,
    fairShare: { own: 20, newcomersPercent: 50 },
    freeSeats: { few: 6, known: 20 },
  };
  const tickets = [{ type: event.types[0]?.id ?? 0, name: payer.name, answers: {} }];
  return async (tx: Tx) => {
    const offered = await offeredOrRefuse(tx, event.slug);
    refuseWrongMoment(offered, tickets, false);
    const holder = { network: "bench", browser: randomUUID() };
    const wish = { tickets, buyer: payer, memberId: null, voucher: "", amount: 100_000, holder };
    return openRegistration(tx, parts, offered, wish, {
      payment: { method: ONLINE, minutes: PAYMENT_MINUTES, reserves: undefined },
    });
  };
}

export async function writes(database: Database): Promise<Write[]> {
  const parts = { database, images: noImages };
  const [member, product] = [await aMember(database), await aProduct(database, { stock: 1_000_000 })];
  const purchase = {
    memberId: member.id,
    amount: product.price,
    customer: payer,
    note: "",
    request: undefined,
  };
  const nothing = async () => {};
  const fillCart = () =>
    database.pool.query(
      "insert into cart_line (member_id, product_id, quantity, seen_price) values ($1, $2, 1, $3) on conflict do nothing",
      [member.id, product.id, product.price],
    );
  const day = sent.transfer_date;
  const proved = (tx: Tx) => give(tx, gift, "bsi", day, null);
  const online = (tx: Tx) => give(tx, gift, ONLINE, day, PAYMENT_MINUTES);
  const provedOrder = (tx: Tx) =>
    placeOrder(tx, purchase, { method: "bsi", minutes: null, status: "waiting_verification" });
  const onlineOrder = (tx: Tx) =>
    placeOrder(tx, purchase, { method: ONLINE, minutes: PAYMENT_MINUTES, status: "waiting_payment" });
  const withProof = (open: typeof proved) => () => openWithProof(parts, undefined, sent, open);
  const without = (open: typeof proved) => () => once(database, undefined, open);
  const register = await registering(database);
  return [
    { name: "registration online", prepare: nothing, act: () => database.transact(register) },
    { name: "gift by transfer", prepare: nothing, act: withProof(proved) },
    { name: "gift online", prepare: nothing, act: without(online) },
    { name: "order by transfer", prepare: fillCart, act: withProof(provedOrder) },
    { name: "order online", prepare: fillCart, act: without(onlineOrder) },
  ];
}
