import {
  type BodyOf,
  labelShowsPhone,
  type Shipment,
  type StoreOrder,
  type shipOwnStoreOrder,
} from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { shipOrder } from "./decide-order.ts";
import { drawLabels } from "./delivery/print/label.ts";
import { parcelsNamed } from "./delivery/queries/parcels.ts";
import { noOrder } from "./pay-order.ts";
import { type ListedStoreOrder, orderOfStore, ordersOfStore } from "./queries/store-orders.ts";

const FORGOTTEN = { recipient: "", phone: "", street: "", place: "", postal_code: "", note: "" };

const addressOf = (shipment: Shipment, open: boolean): Shipment => ({
  ...shipment,
  ...(open ? !labelShowsPhone(shipment) && { phone: "" } : FORGOTTEN),
});

/** An order as its seller sees it: the buyer's data only while the seller needs it. */
function presented({ address_open, shipment, ...order }: ListedStoreOrder): StoreOrder {
  return {
    ...order,
    ...(!address_open && { customer_name: "", customer_phone: "", note: "" }),
    shipment: shipment && addressOf(shipment, address_open),
  };
}

export async function listStoreOrders(
  database: Database,
  storeId: number,
  query: Parameters<typeof ordersOfStore>[2],
) {
  const { rows, total } = await ordersOfStore(database, storeId, query);
  return { rows: rows.map(presented), total };
}

/** An order of this store; an order of another store is not found. */
export async function readStoreOrder(
  database: Database,
  storeId: number,
  number: string,
): Promise<StoreOrder> {
  const order = await orderOfStore(database, storeId, number);
  if (!order) throw noOrder();
  return presented(order);
}

/** The order's history shows it under the seller's name. */
export async function shipStoreOrder(
  database: Database,
  actor: Actor,
  storeId: number,
  { order_number, note, ...sending }: BodyOf<typeof shipOwnStoreOrder> & { order_number: string },
): Promise<StoreOrder> {
  await readStoreOrder(database, storeId, order_number);
  await shipOrder(database, {
    ...{ staffId: actor.memberId, orderNumber: order_number, note, sending },
    record: (tx) => audit(tx, actor, "order.ship", ["order", order_number]),
  });
  return readStoreOrder(database, storeId, order_number);
}

export async function drawStoreLabel(
  database: Database,
  storeId: number,
  number: string,
  tolerance: number,
): Promise<Buffer> {
  const { shipment } = await readStoreOrder(database, storeId, number);
  if (!shipment?.street)
    throw conflict("no_label", "Pesanan ini diambil di tempat, atau alamatnya tidak ditampilkan lagi.");
  return drawLabels(await parcelsNamed(database, [number]), { name: "", phone: "", tolerance });
}
