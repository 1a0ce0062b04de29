import { jakartaDay } from "@barakah/contract";
import {
  type Payment,
  type Payments,
  type PurchaseCall,
  type PurchaseHandler,
  paymentById,
} from "../payments/index.ts";
import type { Database, Reader, Tx } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { UNKNOWN } from "./change-pledge.ts";
import { pledgeOfKey } from "./pledge-key.ts";
import { openDueDate } from "./present-pledge.ts";
import { dueDatesOf, linkPayment, pledgeById, type StoredPledge } from "./queries/pledges.ts";

export async function pledgeByKey(reader: Reader, key: string): Promise<StoredPledge> {
  const id = existing(await pledgeOfKey(reader, key), UNKNOWN);
  return existing(await pledgeById(reader, id), UNKNOWN);
}

/** The gift of a pledge. Its giver is the one who made the pledge, also when somebody else opens the link. */
function giftOf(call: PurchaseCall<"pledge">, pledge: StoredPledge): PurchaseCall {
  const { kind: _kind, pledge: _key, ...paying } = call.purchase;
  const payer = {
    payer_name: pledge.payer_name,
    payer_phone: pledge.payer_phone,
    payer_email: pledge.payer_email,
  };
  const actor =
    pledge.member_id === null
      ? undefined
      : { memberId: pledge.member_id, username: pledge.payer_name, email: pledge.payer_email };
  const { amount, slug } = pledge;
  const purchase =
    slug === null
      ? {
          kind: "zakat" as const,
          items: [{ kind: "infak" as const, amount }],
          period: jakartaDay().slice(0, 7),
          message: "",
        }
      : { kind: "donation" as const, slug, amount, message: "", on_behalf: "" };
  return { ...call, actor, purchase: { ...purchase, ...payer, ...paying } };
}

/** A payment that waits is opened again. Once the money is there, the pledge has nothing more to ask for. */
async function openOnce(tx: Tx, id: number, open: () => Promise<Payment>): Promise<Payment> {
  const pledge = existing(await pledgeById(tx, id, true), UNKNOWN);
  const due = openDueDate(pledge, await dueDatesOf(tx, [id], 1));
  if (!due)
    throw conflict(
      "nothing_due",
      "Niat ini sudah terlaksana, dilewati, atau belum tiba waktunya. Kamu tetap bisa berdonasi lewat halaman programnya.",
    );
  if (due.waiting !== null) return paymentById(tx, due.waiting);
  const payment = await open();
  await linkPayment(tx, { payment_id: payment.id, pledge_id: id, due_on: due.due_on });
  return payment;
}

/** The payment of a pledge's present time: an ordinary gift, opened once also when two open it at the same moment. */
export function pledgePurchaseHandler(database: Database, payments: Payments): PurchaseHandler<"pledge"> {
  const meant = async (call: PurchaseCall<"pledge">) => {
    const pledge = await pledgeByKey(database.kysely, call.purchase.pledge);
    const gift = giftOf(call, pledge);
    return { pledge, gift, handler: payments.purchaseHandlerOf(gift.purchase.kind) };
  };
  return {
    kind: "pledge",
    membersOnly: false,
    async check(call) {
      const { gift, handler } = await meant(call);
      await handler.check?.(gift);
    },
    async prepare(call) {
      const { pledge, gift, handler } = await meant(call);
      const open = await handler.prepare(gift);
      return (tx, terms) => openOnce(tx, pledge.id, () => open(tx, terms));
    },
  };
}
