import type { BodyOf, changeStoreAccount, editOwnStore, OwnStore } from "@barakah/contract";
import { ACCOUNT_HOLD_DAYS } from "@barakah/contract";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { existing, notFound } from "../platform/errors.ts";
import { checkStoreFields } from "./apply-for-store.ts";
import { sealedAccount } from "./bank-account.ts";
import { lockStoreOf, ownStore, storeIdOf, updateStore } from "./queries/stores.ts";
import { renameIn } from "./rename-store.ts";

export const noStore = () => notFound("Kamu belum punya toko.");

/** Sellers' endpoints take no store id: the store is looked up by the signed-in member. */
export async function ownStoreId(database: Database, { memberId }: Actor): Promise<number> {
  const id = await storeIdOf(database.kysely, memberId);
  if (id === undefined) throw noStore();
  return id;
}

async function lockOwn(tx: Tx, actor: Actor, version: number) {
  const store = await lockStoreOf(tx, actor.memberId);
  if (!store) throw noStore();
  if (store.version !== version) throw editConflict(store.version);
  return store;
}

export const editStore = (
  database: Database,
  actor: Actor,
  { version, ...fields }: BodyOf<typeof editOwnStore>,
): Promise<OwnStore> =>
  database.transact(async (tx) => {
    const store = await lockOwn(tx, actor, version);
    await renameIn(tx, actor, store, fields.name);
    await checkStoreFields(tx, fields);
    await updateStore(tx, store.id, fields);
    return existing(await ownStore(tx, actor.memberId));
  });

/**
 * Changes the bank account for payouts. Call it after the seller has entered the password again. As a protection against a
 * stolen session, the seller is notified in every channel and no payout is made for some days.
 */
export const changeAccount = (
  database: Database,
  actor: Actor,
  { version, bank, account_number, account_holder }: BodyOf<typeof changeStoreAccount>,
): Promise<OwnStore> =>
  database.transact(async (tx) => {
    const { memberId } = actor;
    const { id, name } = await lockOwn(tx, actor, version);
    const now = new Date().toISOString();
    const account = await sealedAccount(tx, memberId, { bank, account_number, account_holder });
    await updateStore(tx, id, { ...account, account_changed_at: now });
    await tell(tx, {
      topic: "account",
      to: { memberId },
      title: `Rekening ${name} diganti`,
      body: `Rekening pencairan tokomu sekarang ${bank} ••••${account.account_ending} atas nama ${account_holder}. Pencairan menunggu ${ACCOUNT_HOLD_DAYS} hari. Bila bukan kamu yang menggantinya, segera ganti password dan hubungi kami.`,
      link: "/toko-saya/rekening",
      key: `store ${id} account ${now}`,
      waited: true,
      letter: { cause: "account", button: { label: "Periksa rekeningnya" } },
    });
    return existing(await ownStore(tx, memberId));
  });
