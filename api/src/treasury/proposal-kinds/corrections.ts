import type { Proposable } from "@barakah/contract";
import {
  changeRefund,
  isOwnMoney,
  lockPayments,
  noteInHistory,
  paymentById,
  paymentByReference,
  refundableOf,
  refundById,
  type StoredRefund,
} from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { correctIn } from "../corrections/correct-approval.ts";
import { agreeRefundIn, promiseSubject } from "../corrections/promise-refund.ts";
import { askIfOnline, type Refunding, refundIn, withdrawIn } from "../corrections/refund-by-staff.ts";
import { reverseIn } from "../corrections/reverse.ts";
import { unlinkIn } from "../corrections/unlink-line.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import type { Deciding } from "../verification/decide-payment.ts";

type Asked<K extends Proposable["kind"]> = Omit<Extract<Proposable, { kind: K }>, "kind">;
/** Fixed when proposed, so that the second person reads what will be done. */
type Fixed<K extends Proposable["kind"]> = Asked<K> & { amount: number; payer_name: string };

export async function payerAndAmount(tx: Tx, reference: string) {
  const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  return { amount: payment.amount, payer_name: payment.payer_name };
}

export const aboutPayment = ({ payer_name, reference }: { payer_name: string; reference: string }) =>
  fact("Pembayaran", `${reference} · ${payer_name}`);

const to = (account: { bank: string; account_number: string; account_holder: string }) =>
  `${account.bank} ${account.account_number} a.n. ${account.account_holder}`;

export const refundKind = (parts: Refunding): Kind<Asked<"refund">, Fixed<"refund">> => ({
  why: "Uang keluar kepada seseorang: di atas batas sehari, ke rekening yang tidak disebut pembayarnya, atau yang belum terlihat di mutasi. Pastikan pembayarnya memang meminta, dan rekeningnya miliknya.",
  async prepare(tx, _, asked) {
    const payment = existing(await paymentByReference(tx, asked.reference), "Pembayaran tidak ditemukan.");
    const amount = asked.amount ?? (await refundableOf(tx, parts.payables, payment.id, asked.part));
    return { ...asked, amount, payer_name: payment.payer_name };
  },
  apply: (tx, actor, { reference, ...wanted }) => refundIn(tx, parts, actor, reference, wanted),
  after: (refund: StoredRefund) => askIfOnline(parts, refund),
  present: (wanted) => ({
    title: `Pengembalian ${rupiah(wanted.amount)} kepada ${wanted.payer_name}`,
    amount: wanted.amount,
    changes: [
      aboutPayment(wanted),
      ...(wanted.part ? [fact("Pesanan", wanted.part)] : []),
      ...(wanted.fund_debt ? [fact("Dananya", `menjadi kurang ${rupiah(wanted.fund_debt)}`)] : []),
      ...(wanted.store_debt ? [fact("Saldo toko", "menjadi kurang; toko ini berutang")] : []),
      fact(
        "Ke",
        wanted.way === "midtrans"
          ? "cara bayarnya semula, lewat Midtrans"
          : wanted.account_number
            ? to(wanted)
            : "rekening yang belum disebut",
      ),
      fact("Alasan", wanted.reason),
    ],
  }),
});

type Destination = Asked<"refund_account"> & {
  amount: number;
  payer_name: string;
  reference: string;
  before: string;
};

/** The account that a promised refund will be transferred to. */
export const refundAccountKind: Kind<Asked<"refund_account">, Destination> = {
  why: "Pengembalian ini akan ditransfer ke rekening yang tidak disebut pembayarnya ketika membayar. Tanyakan kepada pembayarnya.",
  subject: ({ refund }) => `refund_account:${refund}`,
  async prepare(tx, _, asked) {
    const promised = existing(await refundById(tx, asked.refund), "Pengembalian ini tidak ditemukan.");
    const { payer_name, reference } = await paymentById(tx, promised.payment_id);
    const before = promised.account_number ? to(promised) : "";
    return { ...asked, amount: promised.amount, payer_name, reference, before };
  },
  async apply(tx, actor, { refund: id, bank, account_number, account_holder, before }) {
    const known = await refundById(tx, id);
    const payment = known && (await paymentById(tx, known.payment_id));
    if (!payment) throw notFound("Pengembalian ini tidak ditemukan.");
    await lockPayments(tx, [payment.reference]);
    const promised = await refundById(tx, id);
    if (promised?.status !== "owed")
      throw conflict("refund_done", "Pengembalian ini tidak menunggu transfer lagi.");
    if ((promised.account_number ? to(promised) : "") !== before)
      throw conflict("stale_proposal", "Rekeningnya sudah berubah sejak usulan ini dibuat.");
    if (await isOwnMoney(tx, payment.id, actor.memberId))
      throw conflict("own_money", "Ini pembayaranmu sendiri, jadi petugas keuangan lain yang memutuskannya.");
    await changeRefund(tx, id, { bank, account_number, account_holder });
    const account = { bank, account_number, account_holder };
    const reason = `pengembalian akan ditransfer ke ${to(account)}`;
    await noteInHistory(tx, payment, { as: "staff", by: actor.memberId, reason });
  },
  present: (wanted) => ({
    title: `Rekening pengembalian ${rupiah(wanted.amount)} kepada ${wanted.payer_name}`,
    amount: wanted.amount,
    changes: [aboutPayment(wanted), { label: "Ke", before: wanted.before, after: to(wanted) }],
  }),
};

type Promised = Asked<"refund_promise"> & Fixed<"reversal">;

/** The refund that the answer to a complaint promised. If the proposal is refused, the promise is withdrawn and the complaint reopened. */
export const refundPromiseKind = (parts: Refunding): Kind<Asked<"refund_promise">, Promised> => ({
  why: "Petugas menjanjikan uang kembali dalam jawaban sebuah laporan: di atas batas sehari, atau uangnya belum terlihat di mutasi. Baca laporannya di pesanan ini.",
  subject: ({ refund }) => promiseSubject(refund),
  async prepare(tx, _, { refund: id }) {
    const promised = existing(await refundById(tx, id), "Pengembalian ini tidak ditemukan.");
    const { payer_name, reference } = await paymentById(tx, promised.payment_id);
    return { refund: id, amount: promised.amount, payer_name, reference, reason: promised.reason };
  },
  apply: (tx, actor, { refund }) => agreeRefundIn(tx, actor, refund),
  ended: async (tx, actor, { refund }, { state, reason }) =>
    state === "refused" && withdrawIn(tx, parts, actor, refund, reason),
  present: (wanted) => ({
    title: `Pengembalian ${rupiah(wanted.amount)} yang dijanjikan kepada ${wanted.payer_name}`,
    amount: wanted.amount,
    changes: [aboutPayment(wanted), fact("Jawaban petugas", wanted.reason)],
  }),
});

const staleAmount = () =>
  conflict("stale_proposal", "Pembayaran ini sudah berubah sejak usulan dibuat. Tolak, lalu ajukan lagi.");

/** The second person confirms the amount that they read. */
export async function refuseOtherAmount(tx: Tx, reference: string, amount: number) {
  if ((await payerAndAmount(tx, reference)).amount !== amount) throw staleAmount();
}

const OUT_OF_BOOKS =
  "Uangnya keluar dari buku, lebih banyak daripada yang boleh dikeluarkan satu orang dalam sehari. Pastikan memang keliru tercatat.";

export const reversalKind = (parts: Deciding): Kind<Asked<"reversal">, Fixed<"reversal">> => ({
  why: OUT_OF_BOOKS,
  subject: ({ reference }) => `reversal:${reference}`,
  prepare: async (tx, _, asked) => ({ ...asked, ...(await payerAndAmount(tx, asked.reference)) }),
  async apply(tx, actor, { reference, reason, amount }) {
    await refuseOtherAmount(tx, reference, amount);
    return reverseIn(tx, parts, actor, reference, reason);
  },
  present: (wanted) => ({
    title: `Batalkan persetujuan ${rupiah(wanted.amount)} dari ${wanted.payer_name}`,
    amount: wanted.amount,
    changes: [aboutPayment(wanted), fact("Alasan", wanted.reason)],
  }),
});

const SETTLED = {
  as_came: "Menjadi sebesar yang datang",
  ask: "Sisanya ditagih",
  write_off: "Sisanya diikhlaskan",
};

export const correctionKind = (
  parts: Deciding,
): Kind<Asked<"correction">, Fixed<"correction"> & { came: number }> => ({
  why: "Uangnya keluar dari buku, lebih banyak daripada yang boleh diputuskan satu orang. Pastikan bank memang tidak menunjukkannya.",
  subject: ({ reference }) => `correction:${reference}`,
  async prepare(tx, _, asked) {
    return { ...asked, ...(await payerAndAmount(tx, asked.reference)), came: asked.unclaimed };
  },
  async apply(tx, actor, { reference, amount, lines, unclaimed, settle }) {
    await refuseOtherAmount(tx, reference, amount);
    return correctIn(tx, parts, actor, reference, { lines, unclaimed, settle });
  },
  present: (wanted) => ({
    title: `Betulkan pembayaran ${wanted.payer_name} menurut mutasi`,
    amount: wanted.amount,
    changes: [
      aboutPayment(wanted),
      { label: "Uangnya", before: rupiah(wanted.amount), after: `${rupiah(wanted.came)} di mutasi` },
      fact("Penyelesaian", SETTLED[wanted.settle]),
    ],
  }),
});

export const unlinkKind: Kind<Asked<"unlink">, Fixed<"unlink">> = {
  why: OUT_OF_BOOKS,
  prepare: async (tx, _, asked) => ({ ...asked, ...(await payerAndAmount(tx, asked.reference)) }),
  apply: (tx, actor, { reference, line, reason }) => unlinkIn(tx, actor, reference, line, reason),
  present: (wanted) => ({
    title: `Lepaskan baris mutasi dari ${wanted.reference}`,
    amount: wanted.amount,
    changes: [aboutPayment(wanted), fact("Nomor baris", String(wanted.line)), fact("Alasan", wanted.reason)],
  }),
};
