import type { PersonalData } from "../platform/personal-data.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { withholdProducts } from "../shop/index.ts";
import {
  forgetStore,
  lockStoreOf,
  moneyOf,
  orderUnderWayAt,
  ownStore,
  payoutsOfMember,
} from "./queries/stores.ts";

/** The store closes with its owner's account. Its orders stay in the books. */
export const storesPersonalData: PersonalData = {
  section: "store",
  collect: async ({ kysely }, memberId) => {
    const store = await ownStore(kysely, memberId);
    return store ? { ...store, payouts: await payoutsOfMember(kysely, memberId) } : null;
  },
  async waits(tx, memberId) {
    const number = await orderUnderWayAt(tx, memberId);
    if (number)
      return `Pesanan ${number} di tokomu belum selesai. Kirim dahulu, atau minta kami membatalkannya.`;
    const left = await moneyOf(tx, memberId);
    if (left > 0) return `Saldo tokomu masih ${rupiah(left)}. Cairkan dahulu, lalu tunggu transfernya.`;
    return left < 0 ? `Tokomu masih berutang ${rupiah(-left)}. Hubungi kami untuk melunasinya.` : undefined;
  },
  async erase(tx, memberId) {
    const store = await lockStoreOf(tx, memberId);
    if (!store) return;
    await withholdProducts(tx, store.id);
    await forgetStore(tx, memberId);
  },
};
