import type { FindWaiting } from "../platform/waiting.ts";
import { ordersToSend } from "../shop/index.ts";
import { storeIdOf } from "./queries/stores.ts";

/** What a seller must send, as one thing: the list itself is a tap away. */
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
