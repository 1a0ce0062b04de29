import type { BodyOf, DebitState, decideStatementDebits } from "@barakah/contract";
import {
  type Account,
  bank,
  bankCharges,
  bookedOn,
  post,
  shipping,
  timesPosted,
} from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { isShown, lockDebits, type StoredDebit, settleDebit } from "../queries/debits.ts";
import { lockPayout } from "../queries/payouts.ts";
import { lockRefund } from "../queries/refunds.ts";
import { lockReturn } from "../queries/returned-transfers.ts";
import { lockStorePayout } from "../queries/store-payouts.ts";
import { chargeSoloLimit } from "../second-person/treasurer-solo-limit.ts";

type Wanted = BodyOf<typeof decideStatementDebits>;

const DONE: Record<DebitState, string> = {
  open: "dikembalikan ke baris baru",
  charge: "dibukukan sebagai biaya bank",
  courier: "dibukukan sebagai pembayaran kurir",
  payout: "dikaitkan dengan penyaluran",
  refund: "dikaitkan dengan pengembalian dana",
  store: "dikaitkan dengan pencairan toko",
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

/** Debits that are booked directly; the others belong to a payout or refund that is already booked. */
const BOOKED: Partial<Record<DebitState, { account: () => Account; words: string }>> = {
  charge: { account: bankCharges, words: "Biaya bank" },
  courier: { account: shipping, words: "Bayar kurir" },
};

/** Books a debit (`times` 1) or its reversal (−1). Returns the amount that left. */
async function book(tx: Tx, debit: StoredDebit, state: DebitState, times: 1 | -1) {
  const booked = BOOKED[state];
  if (!booked) return 0;
  const series = `debit:${debit.id}`;
  const words = times > 0 ? booked.words : `Bukan ${booked.words.toLowerCase()}`;
  const amount = debit.amount * times;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series)) + 1}`,
    description: `${words}: ${debit.description}`,
    at: await bookedOn(tx, debit.day),
    legs: [
      { account: booked.account(), amount },
      { account: bank(debit.bank), amount: -amount },
    ],
  });
  return amount;
}

/** The payout must match in bank and amount, and have no line yet. */
async function refuseOther(tx: Tx, debit: StoredDebit, payoutId: number) {
  const payout = existing(await lockPayout(tx, payoutId), "Penyaluran dana tidak ditemukan.");
  if (payout.reversed_at !== null && !(await lockReturn(tx, "payout", payoutId)))
    throw conflict("already_reversed", "Penyaluran ini sudah dibatalkan.");
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

/** The same for a refund that was marked as transferred. */
async function refuseOtherRefund(tx: Tx, debit: StoredDebit, refundId: number) {
  const refund = await lockRefund(tx, refundId);
  if (!refund?.paid_from)
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

/** The same for a payout to a store. */
async function refuseOtherStore(tx: Tx, debit: StoredDebit, id: number) {
  const payout = await lockStorePayout(tx, id);
  if (payout?.bank !== debit.bank) throw conflict("other_bank", "Pencairan ini tidak keluar dari bank ini.");
  const sent = payout.amount - payout.gift_amount;
  if (sent !== debit.amount)
    throw conflict(
      "other_amount",
      `Pencairan ini ${rupiah(sent)}, baris ini ${rupiah(debit.amount)}. Keduanya harus sama.`,
    );
  if (await isShown(tx, { store_payout_id: id }))
    throw conflict("already_seen", "Pencairan ini sudah ditunjukkan oleh baris mutasi lain.");
}

/** Records what a debit was. Bank charges and courier payments are booked here. */
export async function decideIn(
  tx: Tx,
  actor: Actor,
  { debits: ids, from, as, payout_id, refund_id, store_payout_id, courier }: Wanted,
) {
  const debits = await debitsStill(tx, ids, from);
  for (const debit of debits) {
    if (payout_id !== undefined) await refuseOther(tx, debit, payout_id);
    if (refund_id !== undefined) await refuseOtherRefund(tx, debit, refund_id);
    if (store_payout_id !== undefined) await refuseOtherStore(tx, debit, store_payout_id);
    if (as !== from) {
      const out = (await book(tx, debit, as, 1)) + (await book(tx, debit, from, -1));
      await chargeSoloLimit(tx, actor, `debit:${debit.id}`, out);
    }
    await settleDebit(
      tx,
      debit.id,
      { state: as, payout_id, refund_id, store_payout_id, courier },
      actor.memberId,
    );
  }
  await audit(tx, actor, `debit.${as}`, ["statement_debit", debits.map(({ id }) => id).join(",")], {
    before: { state: from },
    after: {
      state: as,
      amount: debits.reduce((sum, { amount }) => sum + amount, 0),
      ...(payout_id !== undefined && { payout: payout_id }),
      ...(refund_id !== undefined && { refund: refund_id }),
      ...(store_payout_id !== undefined && { store_payout: store_payout_id }),
      ...(courier && { courier }),
    },
  });
}
