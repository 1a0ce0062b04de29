import type { PaymentFile, ProposalKind } from "@barakah/contract";
import { isOffBank, ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { date, rupiah } from "../../platform/format.ts";

export type Act = "reverse" | "forgive" | "unlink" | "refund" | "ask_proof" | "receipt";

interface Possible {
  act: Act;
  label: string;
  /** What the action changes, or why it is not possible. */
  means: string;
  can: boolean;
  key: string;
}

/** The approval is undone, except for an order that was sent: there only the missing money can be written off. */
function undoing(file: PaymentFile): Possible {
  const { status, method, refunded_amount, unseen_amount, delivered } = file;
  const approved = status === "verified" && method !== ONLINE_METHOD;
  if (approved && delivered && unseen_amount > 0)
    return {
      act: "forgive",
      label: "Ikhlaskan yang belum datang",
      means: `Pesanannya sudah dikirim. ${rupiah(unseen_amount)} yang belum terlihat di mutasi dihapus dari buku`,
      can: true,
      key: "U",
    };
  const reversible = approved && !delivered && refunded_amount === 0;
  return {
    act: "reverse",
    label: "Batalkan keputusan",
    means: reversible
      ? "Kembali ke antrean; terkumpul, pesanan dan kelas ikut, barisnya bebas lagi"
      : approved && delivered
        ? "Pesanannya sudah dikirim; kembalikan dananya bila perlu"
        : "Hanya untuk transfer yang disetujui dan belum dikembalikan",
    can: reversible,
    key: "U",
  };
}

function correcting(file: PaymentFile): Possible[] {
  const { refundable, money } = file;
  return [
    undoing(file),
    {
      act: "unlink",
      label: "Lepas baris mutasi",
      means: money[0]
        ? `${rupiah(money[0].amount)}, ${date(money[0].day)}, bebas lagi untuk pembayaran lain`
        : "Belum ada baris mutasi yang dikaitkan",
      can: money.length > 0,
      key: "L",
    },
    {
      act: "refund",
      label: "Kembalikan dana",
      means:
        refundable > 0 ? "Transfer atau Midtrans, sebagian atau semua" : "Tidak ada yang dapat dikembalikan",
      can: refundable > 0,
      key: "R",
    },
  ];
}

function writing({ status, method, payer_email, member, receipt }: PaymentFile): Possible[] {
  const byTransfer = !isOffBank(method);
  const waits = byTransfer && (status === "pending" || status === "rejected");
  const reached = member !== null || payer_email !== "";
  return [
    {
      act: "ask_proof",
      label: "Minta bukti ulang",
      means: !waits
        ? "Hanya untuk transfer yang menunggu atau ditolak"
        : reached
          ? "E-mail dan notifikasi dengan tautan, tanpa harus masuk"
          : "Pembayarnya tidak meninggalkan e-mail; hubungi lewat WhatsApp",
      can: waits && reached,
      key: "B",
    },
    {
      act: "receipt",
      label: "Kirim ulang tanda terima",
      means: receipt ? `${receipt} ke e-mail pembayarnya` : "Belum ada tanda terima yang berlaku",
      can: receipt !== null,
      key: "M",
    },
  ];
}

/** The kind of proposal that each action becomes if one person may not do it alone. */
const PROPOSED_AS: Partial<Record<Act, ProposalKind>> = {
  reverse: "reversal",
  forgive: "correction",
  unlink: "unlink",
  refund: "refund",
};

/** All actions for a payment, each with its key. `proposed`: the kinds of proposals about it that wait for a second person. */
export const actsFor = (file: PaymentFile, proposed: readonly ProposalKind[]): Possible[] =>
  [...correcting(file), ...writing(file)].map((one) =>
    proposed.some((kind) => kind === PROPOSED_AS[one.act])
      ? { ...one, can: false, means: "Sudah diajukan, menunggu orang kedua" }
      : one,
  );
