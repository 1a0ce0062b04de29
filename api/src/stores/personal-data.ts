import type { PersonalData } from "../platform/personal-data.ts";
import { withholdProducts } from "../shop/index.ts";
import { forgetStore, lockStoreOf, ownStore, payoutsOfMember } from "./queries/stores.ts";
import { storeNotSettledYet } from "./stops-deletion-queries.ts";

/** The store closes with its owner's account. Its orders stay in the books. */
export const storesPersonalData: PersonalData = {
  section: "store",
  collect: async ({ kysely }, memberId) => {
    const store = await ownStore(kysely, memberId);
    return store ? { ...store, payouts: await payoutsOfMember(kysely, memberId) } : null;
  },
  stopsDeletion: storeNotSettledYet,
  async erase(tx, memberId) {
    const store = await lockStoreOf(tx, memberId);
    if (!store) return;
    await withholdProducts(tx, store.id);
    await forgetStore(tx, memberId);
  },
};
