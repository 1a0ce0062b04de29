import type { BodyOf, recordRefundTransferred } from "@barakah/contract";
import {
  givenBack,
  isPayersAccount,
  isSameAccount,
  ONLINE,
  type Payment,
  refundById,
  type StoredRefund,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";

const NOT_THEIRS = "Ini bukan rekening yang disebut pembayarnya ketika membayar.";

/** Why a second person is needed, apart from the daily limit. */
export async function whyTwo(tx: Tx, payment: Payment, refund: StoredRefund): Promise<string | undefined> {
  if (refund.way === "midtrans") return undefined;
  if (refund.account_number && !(await isPayersAccount(tx, payment.id, refund))) return NOT_THEIRS;
  // More is refunded than bank statements have shown.
  const unseen = payment.method !== ONLINE && (await givenBack(tx, payment.id)) > payment.seen_amount;
  return unseen ? "Uang ini belum terlihat di mutasi bank." : undefined;
}

/** A refund goes to the promised account or the one it was paid from; any other needs a second person. */
export async function refuseOtherAccount(
  tx: Tx,
  actor: Actor,
  id: number,
  to: BodyOf<typeof recordRefundTransferred>,
) {
  const promised = await refundById(tx, id);
  if (!promised || isSameAccount(promised, to) || !(await actsAlone(tx, actor))) return;
  if (!(await isPayersAccount(tx, promised.payment_id, to)))
    throw secondPersonNeeded(promised.account_number ? "Ini bukan rekening yang dijanjikan." : NOT_THEIRS);
}
