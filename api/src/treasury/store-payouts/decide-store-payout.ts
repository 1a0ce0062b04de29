import {
  type BodyOf,
  jakartaDay,
  type payStorePayout,
  STORE_METHOD,
  type StorePayoutState,
} from "@barakah/contract";
import { give } from "../../charity/index.ts";
import { bank, bookedOn, post, storeBalance } from "../../ledger/index.ts";
import { tell } from "../../messages/index.ts";
import { type Payables, secondPerson, verifyPayment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import { lockStore, type StoredStore } from "../../stores/index.ts";
import { refuseFuture } from "../payouts/refuse-future-day.ts";
import {
  giftOf,
  lockStorePayout,
  type StorePayout,
  storePayoutById,
  updateStorePayout,
} from "../queries/store-payouts.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { campaignOver } from "./request-store-payout.ts";
import {
  refuseAboveBalance,
  refuseNewAccount,
  refuseSuspendedStore,
  refuseUnseen,
} from "./what-holds-store-payout.ts";

type Paid = BodyOf<typeof payStorePayout>;
export interface Paying {
  payables: Payables;
}

const NOW: Record<StorePayoutState, string> = {
  requested: "belum ditransfer",
  paid: "sudah ditandai ditransfer",
  returned: "sudah dicatat kembali dari bank",
  refused: "sudah ditolak",
};

/** Locks the store, then the payout, in the same order as a request does. Refused if another person was first. */
export async function payoutNow(tx: Tx, actor: Actor, id: number, state: StorePayoutState) {
  const known = await storePayoutById(tx, id);
  const store = known && (await lockStore(tx, known.store.id));
  const payout = await lockStorePayout(tx, id);
  if (!store || !payout) throw notFound("Pencairan tidak ditemukan.");
  if (payout.state !== state)
    throw conflict("already_decided", `Pencairan ini ${NOW[payout.state]}. Muat ulang halaman.`);
  if (store.member_id === actor.memberId && !(await secondPerson(tx)).worksAlone)
    throw new AppError(
      403,
      "own_money",
      "Ini tokomu sendiri, jadi petugas keuangan lain yang memutuskannya.",
    );
  return { store, payout };
}

export const waitingPayout = (tx: Tx, actor: Actor, id: number) => payoutNow(tx, actor, id, "requested");

export const accountOf = ({ bank, account_ending }: StoredStore) => `${bank} ••••${account_ending}`;

/** The seller's gift to a campaign, paid out of the balance instead of a bank account; its giver gets the receipt. */
async function giveIn(tx: Tx, { payables }: Paying, actor: Actor, payout: StorePayout, store: StoredStore) {
  if (payout.gift_amount === 0) return null;
  const { slug, open, name, email } = existing(await giftOf(tx, payout.id));
  if (!open) throw campaignOver();
  const gift = {
    ...{ slug, amount: payout.gift_amount, message: "", memberId: store.member_id, request: undefined },
    payer: { name, email, phone: store.phone },
  };
  const { id } = await give(tx, gift, STORE_METHOD, jakartaDay(), null);
  const decision = { as: "staff", by: actor.memberId, reason: `dari pencairan ${store.name}` } as const;
  await verifyPayment(tx, payables, id, decision, { into: storeBalance(store.id) });
  return id;
}

export const EVENT = (id: number) => `storepayout:${id}`;

/** Posts the transfer to a store. */
export const bookStorePayout = (
  tx: Tx,
  { id, store_id }: Pick<StorePayout, "id" | "store_id">,
  { name, sent, from, at }: { name: string; sent: number; from: Paid["from"]; at?: string | undefined },
) =>
  post(tx, {
    ...{ event: EVENT(id), description: `Pencairan ${name}`, at },
    legs: [
      { account: storeBalance(store_id), amount: sent },
      { account: bank(from), amount: -sent },
    ],
  });

/** The transfer was made. In the caller's transaction. */
export async function payIn(
  tx: Tx,
  parts: Paying,
  actor: Actor,
  id: number,
  { from, paid_on, reference }: Paid,
) {
  refuseFuture(paid_on);
  const { store, payout } = await waitingPayout(tx, actor, id);
  await refuseSuspendedStore(tx, id);
  refuseNewAccount(store);
  await refuseAboveBalance(tx, payout);
  const sent = payout.amount - payout.gift_amount;
  if (sent > 0) await refuseUnseen(tx, actor, payout);
  await updateStorePayout(tx, id, {
    ...{ state: "paid", paid_on, reference, paid_to: accountOf(store), decided_by: actor.memberId },
    bank: sent > 0 ? from : null,
    gift_payment_id: await giveIn(tx, parts, actor, payout, store),
  });
  const at = await bookedOn(tx, paid_on);
  if (sent > 0) await bookStorePayout(tx, payout, { name: store.name, sent, from, at });
  await audit(tx, actor, "store_payout.pay", ["store", store.id], {
    after: { amount: sent, gift: payout.gift_amount, from, paid_on, reference },
  });
  await tellSeller(tx, store, {
    key: `store payout ${id} paid`,
    title: `Pencairan ${rupiah(payout.amount)} sudah ditransfer`,
    body: `${sent > 0 ? `${rupiah(sent)} kami transfer ke ${accountOf(store)} a.n. ${store.account_holder} (nomor ${reference}).` : ""}${payout.gift_amount > 0 ? ` ${rupiah(payout.gift_amount)} menjadi sedekahmu. Semoga berkah.` : ""}`.trim(),
  });
  await chargePostedToSoloLimit(tx, actor, EVENT(id));
}

/** The reserved amount is free again. */
export async function refuseIn(tx: Tx, actor: Actor, id: number, reason: string) {
  const { store, payout } = await waitingPayout(tx, actor, id);
  await updateStorePayout(tx, id, { state: "refused", reason, decided_by: actor.memberId });
  await audit(tx, actor, "store_payout.refuse", ["store", store.id], {
    after: { amount: payout.amount, reason },
  });
  await tellSeller(tx, store, {
    key: `store payout ${id} refused`,
    title: `Pencairan ${rupiah(payout.amount)} belum dapat kami transfer`,
    body: `Alasannya: ${asSentence(reason)} Saldonya tetap milikmu dan dapat diajukan lagi.`,
  });
}

export const tellSeller = (
  tx: Tx,
  { member_id }: StoredStore,
  news: { key: string; title: string; body: string },
) =>
  tell(tx, {
    ...{ topic: "account", to: { memberId: member_id }, link: "/toko-saya/saldo", waited: true },
    ...news,
    letter: { cause: "account", button: { label: "Lihat saldo toko" } },
  });
