import type { Proposable } from "@barakah/contract";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { CashParts } from "../cash/record-gift.ts";
import { voidIn } from "../cash/void-gift.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { aboutPayment, payerAndAmount, refuseOtherAmount } from "./corrections.ts";

type Asked = Omit<Extract<Proposable, { kind: "cash_void" }>, "kind">;

export const cashVoidKind = (
  parts: CashParts,
): Kind<Asked, Asked & { amount: number; payer_name: string }> => ({
  why: "Uang tunainya keluar dari buku, lebih banyak daripada yang boleh dikeluarkan satu orang dalam sehari. Hitung dulu isi kasnya.",
  subject: ({ reference }) => `cash_void:${reference}`,
  prepare: async (tx, _, asked) => ({ ...asked, ...(await payerAndAmount(tx, asked.reference)) }),
  async apply(tx, actor, { reference, reason, amount }) {
    await refuseOtherAmount(tx, reference, amount);
    return voidIn(tx, parts, actor, reference, reason);
  },
  present: (wanted) => ({
    title: `Batalkan donasi tunai ${rupiah(wanted.amount)} dari ${wanted.payer_name}`,
    amount: wanted.amount,
    changes: [aboutPayment(wanted), fact("Alasan", wanted.reason)],
  }),
});
