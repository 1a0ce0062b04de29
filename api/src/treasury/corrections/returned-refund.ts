import type { Bank } from "@barakah/contract";
import { lockSentRefund, returnRefund } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import { lockRefund } from "../queries/refunds.ts";
import { type Returned, returnTransfer, showReturn } from "../returned-transfers/return-transfer.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { tell } from "./refund-by-staff.ts";

const NAME = "Pengembalian dana yang kembali";

/** Records that the bank returned a refund: the money is the payer's credit, promised by a new refund, and the payer is asked for an account. */
export async function returnRefundIn(tx: Tx, parts: Deciding, actor: Actor, id: number, said: Returned) {
  const locked = await lockSentRefund(tx, id);
  const { payment, refund } = locked;
  const { amount, paid_on } = refund;
  const event = `refund:${id}:returned`;
  const bank = refund.paid_from as Bank;
  await returnTransfer(
    tx,
    actor,
    { kind: "refund", name: NAME, id, event, bank, amount, paid_on },
    said,
    async () => {
      await returnRefund(tx, locked, {
        by: actor.memberId,
        reason: said.reason,
        event,
        on: said.returned_on,
      });
      await audit(tx, actor, "payment.refund_returned", ["payment", payment.reference], {
        before: { amount, from: bank, paid_on, reference: refund.paid_reference },
        after: { refund: id, ...said },
      });
      await tell(tx, parts, payment, {
        key: `refund ${id} returned`,
        title: `Transfer pengembalian ${payment.reference} gagal`,
        body: `Bank mengembalikan transfer ${rupiah(amount)} ke ${refund.bank} ${refund.account_number}. Alasannya: ${asSentence(said.reason)} Uangmu masih kami simpan. Kabari kami nomor rekening yang benar, agar dapat kami transfer lagi.`,
      });
    },
  );
}

export async function showRefundReturnIn(tx: Tx, actor: Actor, id: number, line: number) {
  await showReturn(tx, actor, "refund", id, NAME, line);
  const refund = await lockRefund(tx, id);
  await audit(tx, actor, "payment.refund_return_shown", ["payment", refund?.payment_id ?? id], {
    after: { refund: id, line },
  });
}
