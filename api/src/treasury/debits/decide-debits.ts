import type { BodyOf, DebitState, decideStatementDebits } from "@barakah/contract";
import { bank, bankCharges, post, timesPosted } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { isShown, lockDebits, type StoredDebit, settleDebit } from "../queries/debits.ts";
import { lockPayout } from "../queries/payouts.ts";
import { lockRefund } from "../queries/refunds.ts";

type Wanted = BodyOf<typeof decideStatementDebits>;

const DONE: Record<DebitState, string> = {
  open: "dikembalikan ke baris baru",
  charge: "dibukukan sebagai biaya bank",
  payout: "dikaitkan dengan penyaluran",
  refund: "dikaitkan dengan pengembalian dana",
  ignored: "diabaikan",
};

async function debitsStill(tx: Tx, ids: readonly number[], from: DebitState): Promise<StoredDebit[]> {
  const debits = await lockDebits(tx, ids);
  if (debits.length !== new Set(ids).size) throw notFound("Baris mutasi tidak ditemukan.");
  const changed = debits.find(({ state }) => state !== from);
  if (changed)
    throw conflict(
      "line_taken",
      `Baris "${changed.description}" sudah ${DONE[changed.state]}. Muat ulang halaman.`,
    );
  return debits;
}

/** Between a bank account and what banks take: `change` above zero was taken, below zero it was none after all. */
async function bookCharge(tx: Tx, debit: StoredDebit, change: number) {
  const series = `debit:${debit.id}`;
  const words = change > 0 ? "Biaya bank" : "Bukan biaya bank";
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series)) + 1}`,
    description: `${words}: ${debit.description}`,
    legs: [
      { account: bankCharges(), amount: change },
      { account: bank(debit.bank), amount: -change },
    ],
  });
}

const chargeOf = (state: DebitState, { amount }: StoredDebit) => (state === "charge" ? amount : 0);

/** The payout must be this very money, and shown by no other line. */
async function refuseOther(tx: Tx, debit: StoredDebit, payoutId: number) {
  const payout = await lockPayout(tx, payoutId);
  if (!payout) throw notFound("Penyaluran dana tidak ditemukan.");
  if (payout.reversed_at !== null) throw conflict("already_reversed", "Penyaluran ini sudah dibatalkan.");
  if (payout.bank !== debit.bank)
    throw conflict("other_bank", "Penyaluran ini keluar dari bank lain daripada baris ini.");
  if (payout.amount !== debit.amount)
    throw conflict(
      "other_amount",
      `Penyaluran ini ${rupiah(payout.amount)}, baris ini ${rupiah(debit.amount)}. Keduanya harus sama.`,
    );
  if (await isShown(tx, { payout_id: payoutId }))
    throw conflict("already_seen", "Penyaluran ini sudah ditunjukkan oleh baris mutasi lain.");
}

/** The same of a refund, which somebody has said was transferred. */
async function refuseOtherRefund(tx: Tx, debit: StoredDebit, refundId: number) {
  const refund = await lockRefund(tx, refundId);
  if (refund?.way !== "transfer" || refund.status !== "paid")
    throw conflict("refund_unpaid", "Pengembalian ini belum ditandai sudah ditransfer.");
  if (refund.paid_from !== debit.bank)
    throw conflict("other_bank", "Pengembalian ini keluar dari bank lain daripada baris ini.");
  if (refund.amount !== debit.amount)
    throw conflict(
      "other_amount",
      `Pengembalian ini ${rupiah(refund.amount)}, baris ini ${rupiah(debit.amount)}. Keduanya harus sama.`,
    );
  if (await isShown(tx, { refund_id: refundId }))
    throw conflict("already_seen", "Pengembalian ini sudah ditunjukkan oleh baris mutasi lain.");
}

/** Says what money that left the bank was. */
export const decideDebits = (
  { kysely }: Database,
  actor: Actor,
  { debits: ids, from, as, payout_id, refund_id }: Wanted,
) =>
  kysely.transaction().execute(async (tx) => {
    const debits = await debitsStill(tx, ids, from);
    for (const debit of debits) {
      if (payout_id !== undefined) await refuseOther(tx, debit, payout_id);
      if (refund_id !== undefined) await refuseOtherRefund(tx, debit, refund_id);
      const change = chargeOf(as, debit) - chargeOf(from, debit);
      if (change !== 0) await bookCharge(tx, debit, change);
      await settleDebit(tx, debit.id, { state: as, payout_id, refund_id }, actor.memberId);
    }
    await audit(tx, actor, {
      action: `debit.${as}`,
      subject: { kind: "statement_debit", id: debits.map(({ id }) => id).join(",") },
      before: { state: from },
      after: {
        state: as,
        amount: debits.reduce((sum, { amount }) => sum + amount, 0),
        ...(payout_id !== undefined && { payout: payout_id }),
        ...(refund_id !== undefined && { refund: refund_id }),
      },
    });
  });
