import type { PersonalData } from "../platform/personal-data.ts";
import { withholdProducts } from "../shop/index.ts";
import { forgetStore, lockStoreOf, orderUnderWayAt, ownStore } from "./queries/stores.ts";

/** The store closes with its owner's account. Its orders stay in the books. */
export const storesPersonalData: PersonalData = {
  section: "store",
  collect: async (database, memberId) => (await ownStore(database.kysely, memberId)) ?? null,
  async waits(tx, memberId) {
    const number = await orderUnderWayAt(tx, memberId);
    return (
      number && `Pesanan ${number} di tokomu belum selesai. Kirim dahulu, atau minta kami membatalkannya.`
    );
  },
  async erase(tx, memberId) {
    const store = await lockStoreOf(tx, memberId);
    if (!store) return;
    await withholdProducts(tx, store.id);
    await forgetStore(tx, memberId);
  },
};
