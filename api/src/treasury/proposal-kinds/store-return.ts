import type { Proposable } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { rupiah } from "../../platform/text/rupiah.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { payoutNow } from "../store-payouts/decide-store-payout.ts";
import { returnIn } from "../store-payouts/returned.ts";

type Asked = Omit<Extract<Proposable, { kind: "store_return" }>, "kind">;
type Wanted = Asked & { amount: number; store: string; to: string };

/** A transfer to a store that came back, by word alone and above the limit of one person. */
export const storeReturnKind: Kind<Asked, Wanted> = {
  why: "Uang ini belum terlihat di mutasi, dan sesudah disetujui dapat dicairkan lagi. Lihat di aplikasi bank bahwa uangnya benar kembali.",
  subject: ({ payout }) => `store_payout:${payout}`,
  async prepare(tx, actor, asked) {
    const { store, payout } = await payoutNow(tx, actor, asked.payout, "paid");
    const amount = payout.amount - payout.gift_amount;
    return { ...asked, amount, store: store.name, to: `${payout.paid_to} (${payout.reference})` };
  },
  apply: (tx, actor, { payout, returned_on, reason, line }) =>
    returnIn(tx, actor, payout, { returned_on, reason, line }),
  present: ({ amount, store, to, returned_on, reason }) => ({
    title: `Pencairan ${rupiah(amount)} untuk ${store} kembali dari bank`,
    amount,
    changes: [
      fact("Ditransfer ke", to),
      fact("Kembali pada", longDay(returned_on)),
      fact("Alasannya", reason),
    ],
  }),
};
