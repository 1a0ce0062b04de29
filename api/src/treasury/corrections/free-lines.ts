import { bank } from "../../ledger/index.ts";
import { creditPayer, lockPayments, type Payment, paymentById } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import {
  dropShare,
  hasShares,
  lockLines,
  type Share,
  type StoredLine,
  settleLine,
  sharesFor,
} from "../queries/line-shares.ts";
import { settlementOf } from "../settlement/settlement-queries.ts";
import { bookKept, keptOf } from "../statements/keep-unclaimed.ts";

/** The part of a payment's seen money that is held for the payer. */
function ownOf({ status, method, amount, written_off, seen_amount }: Payment): number {
  const counted = (status === "verified" || status === "refunded") && method !== "midtrans";
  return Math.max(0, seen_amount - (counted ? amount - written_off : 0));
}

/** Locks lines before the payment: the one lock order. */
export async function lockWithLines(tx: Tx, reference: string) {
  const shares = await sharesFor(tx, reference);
  const ids = shares.map(({ line_id }) => line_id);
  const lines = await lockLines(tx, ids);
  const [payment] = await lockPayments(tx, [reference]);
  if (!payment) throw notFound("Pembayaran tidak ditemukan.");
  const now = await sharesFor(tx, reference);
  const changed = now.length !== shares.length || now.some(({ line_id }) => !ids.includes(line_id));
  if (changed)
    throw conflict("lines_changed", "Baris mutasinya baru saja diubah bendahara lain. Muat ulang halaman.");
  return { payment, lines, shares: now };
}

/** The line is open again, or its share becomes unidentified if it still pays something else. */
async function freeLine(tx: Tx, actor: Actor, line: StoredLine, amount: number) {
  const still = await hasShares(tx, line.id);
  const after = still
    ? { state: "matched" as const, unclaimed: line.unclaimed + amount }
    : { state: "open" as const, unclaimed: line.amount };
  const change = keptOf(after) - keptOf(line);
  if (change !== 0) await bookKept(tx, line, change, `Dilepas: ${line.description}`);
  await settleLine(tx, line.id, after, actor.memberId);
}

/** Takes a line from its payment, and the payer's credit that came with it out of the ledger. */
export async function freeShare(
  tx: Tx,
  actor: Actor,
  paymentId: string,
  line: StoredLine,
  share: Share,
): Promise<Payment> {
  // A QRIS settlement is undone as a whole: its fee and other payments depend on this line.
  if (await settlementOf(tx, line.id))
    throw conflict(
      "settled_line",
      "Uangnya bagian dari pelunasan QRIS. Batalkan dahulu pelunasan itu, lalu ulangi.",
    );
  const before = await paymentById(tx, paymentId);
  await dropShare(tx, share);
  const after = await paymentById(tx, paymentId);
  const payment = await creditPayer(
    tx,
    after,
    ownOf(after) - ownOf(before),
    bank(line.bank),
    "barisnya dilepas",
  );
  await freeLine(tx, actor, line, share.amount);
  return payment;
}
