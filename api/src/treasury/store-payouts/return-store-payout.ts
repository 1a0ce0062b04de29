import { bookedOn, postReversal } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import { keepReturn } from "../queries/store-payouts.ts";
import { type Returned, returnTransfer, showReturn } from "../returned-transfers/return-transfer.ts";
import { EVENT, payoutNow, tellSeller } from "./decide-store-payout.ts";

const NAME = "Pencairan yang kembali";

/** Records that the bank returned the transfer: the amount returns to the seller's balance, except the gift. */
export async function returnIn(tx: Tx, actor: Actor, id: number, said: Returned) {
  const { store, payout } = await payoutNow(tx, actor, id, "paid");
  const amount = payout.amount - payout.gift_amount;
  if (amount === 0)
    throw conflict("nothing_sent", "Pencairan ini seluruhnya sedekah, jadi tidak ada transfer yang kembali.");
  const event = `${EVENT(id)}:returned`;
  const bank = existing(payout.bank ?? undefined);
  const paid_on = existing(payout.paid_on ?? undefined);
  const sent = { kind: "store", name: NAME, id, event, bank, amount, paid_on } as const;
  await returnTransfer(tx, actor, sent, said, async () => {
    await keepReturn(tx, id, said.reason);
    await postReversal(tx, EVENT(id), {
      event,
      description: `Pencairan ${store.name} kembali dari bank: ${said.reason}`,
      at: await bookedOn(tx, said.returned_on),
    });
    await audit(tx, actor, "store_payout.return", ["store", store.id], {
      before: { amount, from: bank, paid_on, reference: payout.reference },
      after: { payout: id, ...said },
    });
    await tellSeller(tx, store, {
      key: `store payout ${id} returned`,
      title: `Pencairan ${rupiah(amount)} kembali dari bank`,
      body: `Transfer ke ${payout.paid_to} dikembalikan bank. Alasannya: ${asSentence(said.reason)} ${rupiah(amount)} masuk lagi ke saldo tokomu.${payout.gift_amount > 0 ? ` Sedekahmu ${rupiah(payout.gift_amount)} tetap tersampaikan.` : ""} Periksa nomor rekeningmu, lalu ajukan pencairan lagi.`,
    });
  });
}

/** Matches a return that was recorded without a bank line with the line that was imported later. */
export async function showReturnIn(tx: Tx, actor: Actor, id: number, line: number) {
  const { store } = await payoutNow(tx, actor, id, "returned");
  await showReturn(tx, actor, "store", id, NAME, line);
  await audit(tx, actor, "store_payout.show", ["store", store.id], { after: { payout: id, line } });
}
