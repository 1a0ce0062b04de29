import type { Database, Tx } from "../platform/database/database.ts";
import { freeMoney } from "./book-sellers-money.ts";
import { digitalHoldDays, ordersToFree } from "./digital/queries/held-money.ts";
import { lockOrder, type StoredOrder, updateOrder } from "./queries/orders.ts";

const DAY = 24 * 3600_000;
/** Orders per run. */
const AT_ONCE = 50;

/**
 * An order is complete. The money of goods that arrived is free; that of a download waits some days, so that a buyer or the
 * bank can object before it is paid out.
 */
export async function freeOrHold(tx: Tx, order: StoredOrder, at?: string): Promise<void> {
  const days = order.digital && order.store_id !== null ? await digitalHoldDays(tx) : 0;
  if (days === 0) return freeMoney(tx, order, at);
  const paid = at === undefined ? Date.now() : Date.parse(at);
  await updateOrder(tx, order.id, { frees_at: new Date(paid + days * DAY).toISOString() });
}

/** Frees the seller's money after the wait, less what was refunded meanwhile. */
export async function freeDigitalMoney(database: Database): Promise<void> {
  for (const id of await ordersToFree(database, AT_ONCE))
    await database.transact(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order.frees_at === null) return;
      await updateOrder(tx, id, { frees_at: null });
      if (order.status === "finished") await freeMoney(tx, { ...order, frees_at: null });
    });
}
