import type { Settlement } from "@barakah/contract";
import { acceptArrived, type Payment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { StoredLine } from "../queries/line-shares.ts";
import type { Deciding } from "../verification/decide-payment.ts";

/** The surplus of these lines; negative if money is missing. */
export const differenceOf = ({ unseen_amount }: Payment, lines: readonly Pick<StoredLine, "unclaimed">[]) =>
  lines.reduce((sum, { unclaimed }) => sum + unclaimed, 0) - unseen_amount;

/** Refuses a shortfall or surplus without a chosen settlement. */
export function refuseUnsettled(payment: Payment, lines: readonly StoredLine[]) {
  const difference = payment.status === "pending" ? differenceOf(payment, lines) : 0;
  const amount = Math.abs(difference);
  const facts = { facts: { amount } };
  if (difference < 0)
    throw conflict("short", `Uang yang masuk kurang ${rupiah(amount)}. Pilih penyelesaiannya dahulu.`, facts);
  if (difference > 0)
    throw conflict(
      "surplus",
      `Uang yang masuk lebih ${rupiah(amount)}. Pilih penyelesaiannya dahulu.`,
      facts,
    );
}

export interface Settled {
  payments: readonly Payment[];
  /** The shortfall that is written off. */
  forgiven?: number;
  /** It waits for the rest; `ask` also tells the payer. */
  waits?: "ask" | "wait";
  /** A surplus is held for the payer. */
  keeps?: boolean;
}

async function forgive(tx: Tx, parts: Deciding, payment: Payment, lacking: number): Promise<Settled> {
  if (lacking <= 0) return { payments: [payment] };
  if (parts.payables.of(payment).amountChanged)
    throw conflict(
      "no_price",
      "Donasi menjadi sebesar yang datang; tidak ada kekurangan yang perlu dihapus.",
    );
  const limit = await parts.writeOffLimit(tx);
  if (lacking > limit)
    throw conflict(
      "write_off_limit",
      `Kekurangan ${rupiah(lacking)} di atas batas yang boleh dihapus (${rupiah(limit)}). Tagih sisanya.`,
    );
  return { payments: [payment], forgiven: lacking };
}

/** Settles the difference of one pending payment, under its lock. */
export async function settleDifference(
  tx: Tx,
  parts: Deciding,
  { memberId: by }: Actor,
  meant: readonly Payment[],
  lines: readonly StoredLine[],
  settle: Settlement | undefined,
): Promise<Settled> {
  const [payment] = meant;
  // A payment that was decided meanwhile is refused later, naming who decided.
  if (!settle || !payment || payment.status !== "pending") return { payments: meant };
  if (meant.length > 1)
    throw conflict("one_payment", "Selisih hanya dapat diselesaikan untuk satu pembayaran. Pilih satu saja.");
  const difference = differenceOf(payment, lines);
  switch (settle) {
    case "as_came": {
      const came = payment.seen_amount + payment.unseen_amount + difference;
      const decision = { as: "staff", by, reason: "" } as const;
      return { payments: [await acceptArrived(tx, parts.payables, payment.id, came, decision)] };
    }
    case "write_off":
      return forgive(tx, parts, payment, -difference);
    case "payer":
      return { payments: meant, keeps: difference > 0 };
    default:
      if (difference >= 0) throw conflict("not_short", "Uangnya sudah cukup. Setujui pembayarannya.");
      return { payments: meant, waits: settle };
  }
}
