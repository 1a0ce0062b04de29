import { isGiven, PAYMENT_METHOD_LABEL, type Proposable } from "@barakah/contract";
import { paymentByReference } from "../../payments/index.ts";
import { existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { approveIn } from "../approval/approve.ts";
import { refuseFlagged } from "../approval/refuse-reused-proof-or-digits.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { aboutPayment, refuseOtherAmount } from "./corrections.ts";

type Asked = Omit<Extract<Proposable, { kind: "approval" }>, "kind">;
type Wanted = Asked & {
  amount: number;
  payer_name: string;
  into: string;
  receipt: boolean;
  /** There is a proof. Proposals from before this was stored had none. */
  proven?: boolean;
};

/** A payment without notice or bank line: without a proof, or a purchase beyond what one person approves by proofs. */
export const approvalKind = (parts: Deciding): Kind<Asked, Wanted> => ({
  why: "Belum ada notifikasi atau baris mutasi yang menunjukkan uang ini. Pastikan uangnya benar-benar datang sebelum menyetujui.",
  subject: ({ reference }) => `approval:${reference}`,
  async prepare(tx, _, asked) {
    const payment = existing(await paymentByReference(tx, asked.reference), "Pembayaran tidak ditemukan.");
    if (!asked.confirm) await refuseFlagged(parts.database, asked.reference);
    const { amount, payer_name, method, kind, claimed: proven } = payment;
    const into = PAYMENT_METHOD_LABEL[method];
    return { ...asked, amount, payer_name, into, receipt: isGiven(kind), proven };
  },
  async apply(tx, actor, { reference, amount, note, lines, unclaimed, settle }) {
    await refuseOtherAmount(tx, reference, amount);
    return approveIn(tx, parts, actor, reference, { note, lines, unclaimed, settle, confirm: true });
  },
  present: (wanted) => ({
    title: `Setujui ${rupiah(wanted.amount)} dari ${wanted.payer_name} ${wanted.proven ? "yang baru terlihat di fotonya" : "tanpa bukti"}`,
    amount: wanted.amount,
    changes: [
      aboutPayment(wanted),
      fact("Masuk ke", wanted.into),
      ...(wanted.receipt
        ? [fact("Akibatnya", "uangnya dihitung, dan pemberinya mendapat tanda terima")]
        : []),
      ...(wanted.note ? [fact("Catatan", wanted.note)] : []),
    ],
  }),
});
