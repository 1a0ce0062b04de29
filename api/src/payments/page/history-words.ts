import { isQris, type PaidFor, type PaymentMethod, type PaymentStep } from "@barakah/contract";
import { rupiah } from "../../platform/text/rupiah.ts";
import { GIVEN_UP } from "../lifecycle/reserve-qris-amount.ts";
import type { Attempt } from "../queries/attempts.ts";
import type { TransferClaim } from "../queries/claims.ts";
import type { Move } from "../queries/history.ts";
import type { Notice } from "../queries/notices.ts";
import type { Payment, PaymentKind } from "../queries/payments.ts";

const BEGUN: Record<PaymentKind, string> = {
  donation: "Kamu memulai donasi",
  order: "Kamu membuat pesanan",
  enrolment: "Kamu mendaftar kelas",
  zakat: "Kamu memulai pembayaran zakat",
  event: "Kamu mendaftar acara",
};

const HOW: Record<PaymentMethod, string> = {
  bsi: "Transfer ke rekening BSI",
  bjb: "Transfer ke rekening bjb Syariah",
  midtrans: "Pembayaran online",
  cash: "Tunai, dicatat petugas",
  store: "Dari saldo tokomu",
  "qris-donasi": "Kode QRIS dibuat untukmu",
  "qris-toko": "Kode QRIS dibuat untukmu",
};

type Words = Omit<PaymentStep, "at">;

/** Only reasons written by staff are meant for the payer. */
const because = ({ decided_as, reason }: Move) => (decided_as === "staff" ? reason : "");

/** For notes about a verified payment, only the stored words tell what happened. */
const NOTED: readonly [RegExp, string][] = [
  [/^pengembalian .* dibatalkan/, "Pengembalian dana dibatalkan"],
  [/^kelebihan .* menjadi donasi/, "Kelebihan menjadi donasi"],
  [/^baris mutasi .* dilepas/, "Catatan bank diperbaiki"],
  [/^Rp\. [\d.]+ diminta dikembalikan/, "Pengembalian dana diminta"],
];
const noted = ({ reason }: Move) => NOTED.find(([words]) => words.test(reason))?.[1];

/** A refund that was transferred. Without its account: everybody with the page's address can read this. */
function refundSent({ decided_as, reason }: Move): Words | undefined {
  const amount = decided_as === "staff" && /^(Rp\. [\d.]+) ditransfer ke /.exec(reason)?.[1];
  if (!amount) return undefined;
  return { title: "Dana sudah dikembalikan", text: `${amount} sudah kami kirim ke rekeningmu.`, tone: "ok" };
}

/** Staff promise a refund and transfer it later; the provider's refund is already paid. */
const given = ({ decided_as }: Move) => (decided_as === "staff" ? "akan dikembalikan" : "sudah dikembalikan");

/** Another amount than requested was accepted. */
const TAKEN = /datang (Rp\. [\d.]+), bukan (Rp\. [\d.]+); dicatat/;

/** The requested amount; the payment itself holds the accepted one. */
const meant = (payment: Payment, moves: readonly Move[]) =>
  moves.map(({ reason }) => TAKEN.exec(reason)?.[2]).find(Boolean) ?? rupiah(payment.amount);

/** For a payment that stays pending, only part payments are shown; proofs have their own step. */
function stillWaiting(move: Move): Words | undefined {
  if (move.from_status === "verified") return { title: "Diperiksa lagi", text: because(move), tone: "wait" };
  const [, came, wanted] = TAKEN.exec(move.reason) ?? [];
  if (!came) return undefined;
  const text = `Yang sampai ${came}, bukan ${wanted}, jadi kami catat sebesar yang sampai.`;
  return { title: "Dicatat sebesar yang sampai", text, tone: "ok" };
}

const begun = ({ kind, method }: Payment, { alms }: Pick<PaidFor, "alms">) => {
  if (method === "cash") return "Donasi tunai dicatat petugas";
  if (method === "store") return "Sedekah dari pencairan tokomu";
  return alms ? "Kamu memulai infak" : BEGUN[kind];
};

function moved(
  move: Move,
  moves: readonly Move[],
  payment: Payment,
  about: Pick<PaidFor, "alms">,
): Words | undefined {
  const sent = refundSent(move);
  if (sent) return sent;
  switch (move.to_status) {
    case "pending":
      if (move.from_status !== null) return stillWaiting(move);
      return { title: begun(payment, about), text: `Nominal ${meant(payment, moves)}.`, tone: "ok" };
    case "verified":
      if (move.from_status === "refunded")
        return { title: "Pengembalian dana dibatalkan", text: because(move), tone: "ok" };
      return move.from_status === "verified"
        ? { title: noted(move) ?? `Sebagian dana ${given(move)}`, text: because(move), tone: "ok" }
        : { title: "Terverifikasi", text: "Uangnya sudah kami terima dan catat.", tone: "ok" };
    case "rejected":
      return { title: "Bukti ditolak", text: because(move), tone: "no" };
    case "expired":
      if (move.reason === GIVEN_UP)
        return {
          title: "Kode QRIS dilepas",
          text: "Terlalu banyak yang menunggu di sekitar nominal ini.",
          tone: "no",
        };
      return { title: "Batas waktu lewat", text: "Belum ada uang yang kami terima.", tone: "no" };
    case "cancelled":
      return { title: "Dibatalkan", text: because(move), tone: "no" };
    case "refunded":
      return { title: noted(move) ?? `Dana ${given(move)}`, text: because(move), tone: "ok" };
  }
  return undefined;
}

const sentProof = ({ source_bank, created_at }: TransferClaim): PaymentStep => ({
  at: created_at,
  title: "Kamu mengirim bukti transfer",
  text: `Dari ${source_bank}.`,
  tone: "ok",
});

const opened = ({ created_at }: Attempt): PaymentStep => ({
  at: created_at,
  title: "Pembayaran online dibuka",
  text: "",
  tone: "ok",
});

/** A paired device saw the money; a treasurer may still have to confirm it. */
const seen = ({ received_at, amount }: Notice): PaymentStep => ({
  at: received_at,
  title: "Pembayaranmu sudah masuk",
  text: amount === null ? "" : `${rupiah(amount)} terlihat di rekening QRIS kami.`,
  tone: "ok",
});

const chosen = (payment: Payment): PaymentStep => ({
  at: payment.created_at,
  title: HOW[payment.method],
  text: isQris(payment.method)
    ? `${rupiah(payment.amount)} hanya milik pembayaran ini.`
    : "Cara bayar yang kamu pilih.",
  tone: "ok",
});

interface Happened {
  moves: Move[];
  claims: TransferClaim[];
  attempts: Attempt[];
  notices: Notice[];
}

/** The history of a payment in words, newest first, beginning with what it waits for. */
export function stepsOf(
  payment: Payment,
  about: Pick<PaidFor, "alms">,
  { moves, claims, attempts, notices }: Happened,
): PaymentStep[] {
  const [first, ...later] = moves.flatMap((move) => {
    const words = moved(move, moves, payment, about);
    return words ? [{ at: move.created_at, ...words }] : [];
  });
  // The first step of these payments already says how they were paid.
  const none = claims.length === 0 && attempts.length === 0 && !["cash", "store"].includes(payment.method);
  const steps = [
    ...(first ? [first] : []),
    ...(none ? [chosen(payment)] : []),
    ...attempts.map(opened),
    ...claims.map(sentProof),
    ...notices.map(seen),
    ...later,
  ];
  // Stable sort: simultaneous steps keep the order above.
  steps.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const last = steps.at(-1);
  if (last && payment.status === "pending") last.tone = "wait";
  return steps.reverse();
}
