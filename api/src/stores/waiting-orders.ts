import type { FindWaiting } from "../platform/waiting.ts";
import { ordersToSend } from "../shop/index.ts";
import { storeIdOf } from "./queries/stores.ts";

/** All orders that a seller must send, as one entry that links to their list. */
export const waitingOrders: FindWaiting = async (database, memberId) => {
  const store = await storeIdOf(database.kysely, memberId);
  if (store === undefined) return [];
  const { count, due } = await ordersToSend(database, store);
  if (count === 0) return [];
  const text = "Pembelimu sudah membayar";
  return [
    {
      ...{ kind: "selling", title: `${count} pesanan untuk dikirim`, text },
      ...{ link: "/toko-saya/pesanan", act: "Kirim", deadline: due },
    },
  ];
};
