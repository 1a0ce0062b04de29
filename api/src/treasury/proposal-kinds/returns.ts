import { PAYMENT_METHOD_LABEL, type Proposable } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { lockSentRefund } from "../../payments/index.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { returnRefundIn } from "../corrections/returned-refund.ts";
import { standing } from "../payouts/correct-payout.ts";
import { returnPayoutIn } from "../payouts/returned-payout.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import type { Returned } from "../returned-transfers/return-transfer.ts";
import { payoutNow } from "../store-payouts/decide-store-payout.ts";
import { returnIn } from "../store-payouts/return-store-payout.ts";
import type { Deciding } from "../verification/decide-payment.ts";

type Asked<K extends Proposable["kind"]> = Omit<Extract<Proposable, { kind: K }>, "kind">;
/** The text that the second person reads: kind of transfer, amount and destination. */
interface Facts {
  what: string;
  amount: number;
  to: string;
}

/** A returned transfer without a bank line, above the limit of one person. */
const returnKind = <A extends Returned>(
  then: string,
  kind: Pick<Kind<A, A & Facts>, "subject" | "prepare" | "apply">,
): Kind<A, A & Facts> => ({
  why: `Uang ini belum terlihat di mutasi, dan sesudah disetujui ${then}. Lihat di aplikasi bank bahwa uangnya benar kembali.`,
  ...kind,
  present: ({ what, amount, to, returned_on, reason }) => ({
    title: `${what} ${rupiah(amount)} kembali dari bank`,
    amount,
    changes: [fact("Ditransfer", to), fact("Kembali pada", longDay(returned_on)), fact("Alasannya", reason)],
  }),
});

export const storeReturnKind = returnKind<Asked<"store_return">>("dapat dicairkan lagi", {
  subject: ({ payout }) => `store_payout:${payout}`,
  async prepare(tx, actor, asked) {
    const { store, payout } = await payoutNow(tx, actor, asked.payout, "paid");
    const amount = payout.amount - payout.gift_amount;
    const to = `ke ${payout.paid_to} (${payout.reference})`;
    return { ...asked, amount, what: `Pencairan untuk ${store.name}`, to };
  },
  apply: (tx, actor, { payout, returned_on, reason, line }) =>
    returnIn(tx, actor, payout, { returned_on, reason, line }),
});

export const payoutReturnKind = returnKind<Asked<"payout_return">>("dapat disalurkan lagi", {
  subject: ({ payout }) => `payout:${payout}`,
  async prepare(tx, _actor, asked) {
    const { amount, title, bank } = await standing(tx, asked.payout);
    return { ...asked, amount, what: `Penyaluran "${title}"`, to: `dari ${PAYMENT_METHOD_LABEL[bank]}` };
  },
  apply: (tx, actor, { payout, returned_on, reason, line }) =>
    returnPayoutIn(tx, actor, payout, { returned_on, reason, line }),
});

export const refundReturnKind = (parts: Deciding) =>
  returnKind<Asked<"refund_return">>("ditransfer lagi ke rekening lain", {
    subject: ({ refund }) => `refund:${refund}`,
    async prepare(tx, _actor, asked) {
      const { payment, refund } = await lockSentRefund(tx, asked.refund);
      const to = `ke ${refund.bank} ${refund.account_number} (${refund.paid_reference})`;
      return { ...asked, amount: refund.amount, what: `Pengembalian dana ${payment.reference}`, to };
    },
    apply: (tx, actor, { refund, returned_on, reason, line }) =>
      returnRefundIn(tx, parts, actor, refund, { returned_on, reason, line }),
  });
