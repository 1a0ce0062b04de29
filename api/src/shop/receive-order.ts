import type { Database } from "../platform/database/database.ts";
import { moveOrder } from "./move-order.ts";
import { noOrder } from "./pay-order.ts";
import { lockOrder, ownOrder } from "./queries/orders.ts";

/** The buyer confirms receipt. */
export const markReceived = (database: Database, memberId: number, number: string) =>
  database.kysely.transaction().execute(async (tx) => {
    const order = await ownOrder(tx, memberId, number);
    if (!order) throw noOrder();
    await moveOrder(tx, await lockOrder(tx, order.payment_id), "finished", {
      as: "payer",
      reason: "Diterima oleh pembeli.",
    });
  });
