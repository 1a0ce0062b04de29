import type { Proposable } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { accountOf, type Paying, payIn, waitingPayout } from "../store-payouts/decide-store-payout.ts";

type Asked = Omit<Extract<Proposable, { kind: "store_payout" }>, "kind">;
type Wanted = Asked & { amount: number; gift: number; store: string; to: string };

/** A transfer to a store above the limit of one person. */
export const storePayoutKind = (parts: Paying): Kind<Asked, Wanted> => ({
  why: "Satu orang mengeluarkan dana sendirian hanya sampai batas sehari, dan hanya yang sudah terlihat di mutasi bank. Cocokkan rekening dan jumlahnya sebelum menyetujui.",
  subject: ({ payout }) => `store_payout:${payout}`,
  async prepare(tx, actor, asked) {
    const { store, payout } = await waitingPayout(tx, actor, asked.payout);
    const to = `${accountOf(store)} a.n. ${store.account_holder}`;
    return { ...asked, to, store: store.name, amount: payout.amount, gift: payout.gift_amount };
  },
  async apply(tx, actor, { payout: id, from, paid_on, reference, to }) {
    const { store } = await waitingPayout(tx, actor, id);
    if (`${accountOf(store)} a.n. ${store.account_holder}` !== to)
      throw conflict(
        "stale_proposal",
        "Rekening toko ini sudah berubah sejak usulan dibuat. Tolak usulan ini.",
      );
    await payIn(tx, parts, actor, id, { from, paid_on, reference });
  },
  present: ({ amount, gift, store, to, from, reference }) => ({
    title: `Pencairan ${rupiah(amount)} untuk ${store}`,
    amount: amount - gift,
    changes: [
      fact("Ke", to),
      fact("Dari", PAYMENT_METHOD_LABEL[from]),
      fact("Nomor transfer", reference),
      ...(gift > 0 ? [fact("Sedekah", rupiah(gift))] : []),
    ],
  }),
});
