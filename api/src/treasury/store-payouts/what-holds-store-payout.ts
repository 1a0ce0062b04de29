import { ACCOUNT_HOLD_DAYS, jakartaDay } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { asSentence } from "../../platform/text/sentence.ts";
import type { StoredStore } from "../../stores/index.ts";
import { lockBalance, type StorePayout, storePayoutById, unseenOf } from "../queries/store-payouts.ts";
import { actsAlone, secondPersonNeeded } from "../second-person/second-person-needed.ts";

/** The account may have been changed by a thief: the seller has time to notice before money leaves. */
export function refuseNewAccount({ account_changed_at }: StoredStore) {
  const until = account_changed_at
    ? Date.parse(account_changed_at) + ACCOUNT_HOLD_DAYS * 24 * 60 * 60 * 1000
    : 0;
  if (until > Date.now())
    throw conflict(
      "account_changed",
      `Rekening toko ini baru diganti. Pencairan menunggu sampai ${longDay(jakartaDay(until))}.`,
    );
}

/** Refuses if staff paused the store, before or after the request. */
export async function refuseSuspendedStore(tx: Tx, id: number) {
  const payout = await storePayoutById(tx, id);
  if (payout?.held_by === "suspended")
    throw conflict(
      "store_suspended",
      `Toko ini dijeda petugas: ${asSentence(payout.suspended_for)} Pencairannya menunggu sampai dibuka lagi, atau tolak permintaan ini.`,
    );
}

/** Requires a second person if no bank line or provider has shown a part of the amount yet. */
export async function refuseUnseen(tx: Tx, actor: Actor, { store_id, amount }: StorePayout) {
  const { balance, unseen } = await unseenOf(tx, store_id);
  const short = amount - (balance - unseen);
  if (short > 0 && (await actsAlone(tx, actor)))
    throw secondPersonNeeded(
      `${rupiah(Math.min(short, amount))} dari saldo toko ini belum terlihat di mutasi bank.`,
    );
}

/** A refund to a buyer may have reduced the balance since the request. */
export async function refuseAboveBalance(tx: Tx, { id, store_id }: StorePayout) {
  await lockBalance(tx, store_id);
  if ((await storePayoutById(tx, id))?.held_by === "above_balance")
    throw conflict(
      "above_balance",
      "Saldo toko ini tidak cukup lagi, karena ada dana yang dikembalikan kepada pembeli. Tolak permintaan ini agar penjual mengajukan yang baru.",
    );
}
