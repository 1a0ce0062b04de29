import type { BodyOf, DebitState, decideStatementDebits } from "@barakah/contract";
import { type Account, bank, bankCharges, post, shipping, timesPosted } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { charge } from "../alone/alone.ts";
import { isShown, lockDebits, type StoredDebit, settleDebit } from "../queries/debits.ts";
import { lockPayout } from "../queries/payouts.ts";
import { lockRefund } from "../queries/refunds.ts";

type Wanted = BodyOf<typeof decideStatementDebits>;

const DONE: Record<DebitState, string> = {
  open: "dikembalikan ke baris baru",
  charge: "dibukukan sebagai biaya bank",
  courier: "dibukukan sebagai pembayaran kurir",
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

/** What money that left is booked to by its line alone: what banks take for themselves, and what couriers are paid from. */
const BOOKED: Partial<Record<DebitState, { account: () => Account; words: string }>> = {
  charge: { account: bankCharges, words: "Biaya bank" },
  courier: { account: shipping, words: "Bayar kurir" },
};

/** How much left us by it. Between a bank account and what it was for: `times` 1 as it is said to be, −1 where it was not that after all. */
async function book(tx: Tx, debit: StoredDebit, state: DebitState, times: 1 | -1) {
  const booked = BOOKED[state];
  if (!booked) return 0;
  const series = `debit:${debit.id}`;
  const words = times > 0 ? booked.words : `Bukan ${booked.words.toLowerCase()}`;
  const amount = debit.amount * times;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series)) + 1}`,
    description: `${words}: ${debit.description}`,
    legs: [
      { account: booked.account(), amount },
      { account: bank(debit.bank), amount: -amount },
    ],
  });
  return amount;
}

/** The payout must be this very money, and shown by no other line. */
async function refuseOther(tx: Tx, debit: StoredDebit, payoutId: number) {
  const payout = existing(await lockPayout(tx, payoutId), "Penyaluran dana tidak ditemukan.");
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

/** Says what money that left the bank was. A charge of the bank or a courier's pay leaves the books by this word alone. */
export async function decideIn(
  tx: Tx,
  actor: Actor,
  { debits: ids, from, as, payout_id, refund_id, courier }: Wanted,
) {
  const debits = await debitsStill(tx, ids, from);
  for (const debit of debits) {
    if (payout_id !== undefined) await refuseOther(tx, debit, payout_id);
    if (refund_id !== undefined) await refuseOtherRefund(tx, debit, refund_id);
    if (as !== from) {
      const out = (await book(tx, debit, as, 1)) + (await book(tx, debit, from, -1));
      await charge(tx, actor, `debit:${debit.id}`, out);
    }
    await settleDebit(tx, debit.id, { state: as, payout_id, refund_id, courier }, actor.memberId);
  }
  await audit(tx, actor, `debit.${as}`, ["statement_debit", debits.map(({ id }) => id).join(",")], {
    before: { state: from },
    after: {
      state: as,
      amount: debits.reduce((sum, { amount }) => sum + amount, 0),
      ...(payout_id !== undefined && { payout: payout_id }),
      ...(refund_id !== undefined && { refund: refund_id }),
      ...(courier && { courier }),
    },
  });
}
