import type { PaymentFile } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { date, rupiah } from "../../platform/format.ts";

export type Act = "reverse" | "unlink" | "refund" | "ask_proof" | "receipt";

interface Possible {
  act: Act;
  label: string;
  /** What follows, or why it cannot be done. */
  means: string;
  can: boolean;
  key: string;
}

function correcting({ status, method, refunded_amount, refundable, money }: PaymentFile): Possible[] {
  const reversible = status === "verified" && method !== ONLINE_METHOD && refunded_amount === 0;
  return [
    {
      act: "reverse",
      label: "Batalkan keputusan",
      means: reversible
        ? "Kembali ke antrean; terkumpul, pesanan dan kelas ikut, barisnya bebas lagi"
        : "Hanya untuk transfer yang disetujui dan belum dikembalikan",
      can: reversible,
      key: "U",
    },
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
  const byTransfer = method !== ONLINE_METHOD && method !== "cash";
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

/** All that can be done about a payment that was or will be decided, each with its key. */
export const actsFor = (file: PaymentFile): Possible[] => [...correcting(file), ...writing(file)];
