import { randomUUID } from "node:crypto";
import { PAYMENT_METHOD_LABEL, recipientLabel } from "@barakah/contract";
import { rupiah } from "../../platform/text/rupiah.ts";
import { cleanStory, type Wanted, writePayout } from "../payouts/pay-out.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";

export const payoutKind: Kind<Wanted, Wanted> = {
  why: "Satu orang mengeluarkan dana sendirian hanya sampai batas sehari. Setelah disetujui, uangnya tercatat keluar dan pengunjung melihatnya.",
  prepare: (tx, _, asked) => cleanStory(tx, asked),
  apply: (tx, actor, wanted, proposal) =>
    writePayout(tx, actor, wanted, `proposal:${proposal?.id ?? randomUUID()}`, proposal?.proposed_by),
  present: ({ amount, bank, title, paid_on, recipient_kind, lacking }, { fund }) => ({
    title: `Penyaluran ${rupiah(amount)} dari ${fund ?? "program"}`,
    amount,
    changes: [
      fact("Judul", title),
      fact("Dari", PAYMENT_METHOD_LABEL[bank]),
      fact("Tanggal", paid_on.split("-").reverse().join("/")),
      ...(lacking
        ? [fact("Bila acaranya batal", `kurang ${rupiah(lacking)} untuk mengembalikan tiket`)]
        : []),
      ...(recipient_kind ? [fact("Penerima", recipientLabel(recipient_kind))] : []),
    ],
  }),
};
