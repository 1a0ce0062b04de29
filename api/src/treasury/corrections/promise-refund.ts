import { mayOneOf, rolesWith } from "@barakah/contract";
import { staffWith } from "../../messages/index.ts";
import {
  changeRefund,
  lockPayment,
  noteInHistory,
  oweRefund,
  type Payment,
  type PromiseRefund,
  refundById,
  refuseOwnMoney,
  type StoredRefund,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { type Proposing, proposeIn } from "../proposals/proposals.ts";
import { proposalAbout } from "../queries/proposals.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";
import { chargeSoloLimit, leftOfSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { type Refunding, writeDown } from "./refund-by-staff.ts";
import { whyTwo } from "./refund-needs-second-person.ts";

export const promiseSubject = (id: number) => `refund_promise:${id}`;

/** Whether this person may approve the refund alone. */
async function mayAlone(tx: Tx, actor: Actor, payment: Payment, refund: StoredRefund): Promise<boolean> {
  if (!mayOneOf(actor.roles, "money")) return false;
  if (!(await actsAlone(tx, actor))) return true;
  return !(await whyTwo(tx, payment, refund)) && refund.amount <= (await leftOfSoloLimit(tx, actor.memberId));
}

/**
 * Staff promise a buyer the money back: the ledger owes it at once, so that the seller cannot be paid out what the buyer
 * gets. Staff who may not decide it alone propose it, or leave it to a treasurer; until then the refund waits.
 */
export const promiseRefund =
  (parts: Refunding & Proposing): PromiseRefund =>
  async (tx, actor, paymentId, { amount, part, reason }) => {
    const { refund, payment } = await oweRefund(tx, parts.payables, paymentId, {
      ...{ amount: amount ?? "all", part, reason, by: actor.memberId },
      to: { bank: "", account_number: "", account_holder: "" },
    });
    await writeDown(tx, actor, payment, refund);
    if (await mayAlone(tx, actor, payment, refund))
      await chargeSoloLimit(tx, actor, `refund:${refund.id}`, refund.amount);
    else {
      await changeRefund(tx, refund.id, { waits: true });
      const asked = { refund: refund.id };
      if (mayOneOf(actor.roles, "money"))
        await proposeIn(tx, parts, actor, "refund_promise", asked, `refund promise ${refund.id}`);
    }
    return (await refundById(tx, refund.id)) ?? refund;
  };

async function waitingPromise(tx: Tx, id: number) {
  const known = existing(await refundById(tx, id), "Pengembalian ini tidak ditemukan.");
  const payment = await lockPayment(tx, known.payment_id);
  const refund = (await refundById(tx, id)) ?? known;
  if (refund.status !== "owed" || !refund.waits)
    throw conflict("refund_agreed", "Pengembalian ini tidak menunggu persetujuan lagi.");
  return { payment, refund };
}

/** The answer came from another person who decides about money. */
const promisedByOther = async (tx: Tx, { memberId }: Actor, { decided_by }: StoredRefund) =>
  decided_by !== memberId && Boolean(await staffWith(tx, decided_by, rolesWith("money")));

/** A treasurer approves a promised refund: from now on it can be transferred. */
export async function agreeRefundIn(tx: Tx, actor: Actor, id: number): Promise<StoredRefund> {
  const { payment, refund } = await waitingPromise(tx, id);
  const decision = {
    as: "staff",
    by: actor.memberId,
    reason: `${rupiah(refund.amount)} boleh ditransfer`,
  } as const;
  await refuseOwnMoney(tx, payment, decision);
  const agreed = { waits: false, agreed_by: actor.memberId, agreed_at: new Date().toISOString() };
  const now = await changeRefund(tx, id, agreed);
  await noteInHistory(tx, payment, decision);
  await audit(tx, actor, "payment.refund_agreed", ["payment", payment.reference], {
    after: { amount: refund.amount },
  });
  if ((await actsAlone(tx, actor)) && !(await promisedByOther(tx, actor, refund))) {
    const why = await whyTwo(tx, payment, refund);
    if (why) throw secondPersonNeeded(why);
    await chargeSoloLimit(tx, actor, `refund:${id}`, refund.amount);
  }
  return now;
}

export const agreeRefund = (parts: Refunding, actor: Actor, id: number) =>
  parts.database.transact(async (tx) => {
    if ((await proposalAbout(tx, promiseSubject(id)))?.state === "waiting")
      throw conflict(
        "already_proposed",
        "Ini sudah diajukan dan menunggu orang kedua. Lihat di Persetujuan.",
      );
    return agreeRefundIn(tx, actor, id);
  });
