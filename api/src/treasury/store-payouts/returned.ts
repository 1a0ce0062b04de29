import { type BodyOf, jakartaDay, type returnStorePayout } from "@barakah/contract";
import { postReversal } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, invalid } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import { keepReturn, type StorePayout, showReturn } from "../queries/store-payouts.ts";
import { chargeSoloLimit } from "../second-person/solo-limit.ts";
import { takeLine } from "../statements/take-line.ts";
import { EVENT, payoutNow, tellSeller } from "./decide-store-payout.ts";

type Returned = BodyOf<typeof returnStorePayout>;

function refuseOtherDay(returned_on: string, { paid_on }: StorePayout) {
  if (returned_on > jakartaDay()) throw invalid({ returned_on: ["Tanggalnya belum tiba."] });
  if (paid_on && returned_on < paid_on)
    throw invalid({ returned_on: ["Uangnya tidak mungkin kembali sebelum ditransfer. Periksa tanggalnya."] });
}

const takeReturn = (tx: Tx, actor: Actor, line: number, { bank, amount, gift_amount }: StorePayout) =>
  takeLine(tx, actor, line, {
    name: "Pencairan yang kembali",
    bank: existing(bank ?? undefined),
    amount: amount - gift_amount,
  });

/**
 * The bank gave the transfer back: the seller's balance has it again, the gift stays given. Without a line of the bank's
 * it is only one person's word, so it counts against the limit like money that leaves. A return never makes room: else
 * one person could pay, take back and pay again without end.
 */
export async function returnIn(tx: Tx, actor: Actor, id: number, { returned_on, reason, line }: Returned) {
  const { store, payout } = await payoutNow(tx, actor, id, "paid");
  const sent = payout.amount - payout.gift_amount;
  if (sent === 0)
    throw conflict("nothing_sent", "Pencairan ini seluruhnya sedekah, jadi tidak ada transfer yang kembali.");
  refuseOtherDay(returned_on, payout);
  if (line !== undefined) await takeReturn(tx, actor, line, payout);
  await keepReturn(tx, id, {
    returned_on,
    reason,
    returned_by: actor.memberId,
    return_line_id: line ?? null,
  });
  await postReversal(tx, EVENT(id), {
    event: `${EVENT(id)}:returned`,
    description: `Pencairan ${store.name} kembali dari bank: ${reason}`,
  });
  await audit(tx, actor, "store_payout.return", ["store", store.id], {
    before: { amount: sent, from: payout.bank, paid_on: payout.paid_on, reference: payout.reference },
    after: { payout: id, returned_on, reason, ...(line !== undefined && { line }) },
  });
  await tellSeller(tx, store, {
    key: `store payout ${id} returned`,
    title: `Pencairan ${rupiah(sent)} kembali dari bank`,
    body: `Transfer ke ${payout.paid_to} dikembalikan bank. Alasannya: ${asSentence(reason)} ${rupiah(sent)} masuk lagi ke saldo tokomu.${payout.gift_amount > 0 ? ` Sedekahmu ${rupiah(payout.gift_amount)} tetap tersampaikan.` : ""} Periksa nomor rekeningmu, lalu ajukan pencairan lagi.`,
  });
  if (line === undefined)
    await chargeSoloLimit(
      tx,
      actor,
      `storereturn:${id}`,
      sent,
      "Uang kembali yang belum terlihat di mutasi dihitung seperti uang keluar; pilih baris mutasinya bila sudah ada.",
    );
}

/** The bank's file came later than the news: this line brought the money back. */
export async function showReturnIn(tx: Tx, actor: Actor, id: number, line: number) {
  const { store, payout } = await payoutNow(tx, actor, id, "returned");
  if (payout.return_line_id !== null)
    throw conflict("already_seen", "Uang yang kembali ini sudah ditunjukkan oleh baris mutasi lain.");
  await takeReturn(tx, actor, line, payout);
  await showReturn(tx, id, line);
  await audit(tx, actor, "store_payout.show", ["store", store.id], { after: { payout: id, line } });
}
