import { ORDER_STATUS_LABEL, type OrderStatus } from "@barakah/contract";
import type { Decision } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { refundPromised } from "./delivery/queries/complaints.ts";
import { waitingReplacement } from "./delivery/queries/replacements.ts";
import { updateShipment } from "./delivery/queries/shipments.ts";
import { recordStep, type StoredOrder, updateOrder } from "./queries/orders.ts";
import { tellBuyer } from "./tell-buyer.ts";
import { tellSellerOfMove } from "./tell-seller.ts";
import { freeOrHold } from "./when-sellers-money-is-free.ts";

/** The state machine of orders. All other moves are refused. */
const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting_payment: ["waiting_verification", "processing", "cancelled"],
  waiting_verification: ["processing", "cancelled"],
  // Back, if the payment's verification was reversed.
  processing: ["shipped", "cancelled", "waiting_verification", "waiting_payment"],
  shipped: ["finished", "returned"],
  finished: [],
  returned: [],
  // Its rejected payment was reopened, or its money arrived late.
  cancelled: ["waiting_verification", "waiting_payment"],
};

/** An order of downloads is complete when it is paid. */
const canMoveOrder = ({ status, digital }: StoredOrder, to: OrderStatus) =>
  ORDER_MOVES[status].includes(to) || (digital && status === "processing" && to === "finished");

export const wrongMoment = (status: OrderStatus) =>
  conflict("order_status", `Ini tidak dapat dilakukan pada pesanan yang ${ORDER_STATUS_LABEL[status]}.`);

/** Moves an order (the caller holds its lock) and records who decided it and why. */
export async function moveOrder(
  tx: Tx,
  order: StoredOrder,
  to: OrderStatus,
  decision: Decision,
  more: { shipping_note?: string } = {},
): Promise<void> {
  if (!canMoveOrder(order, to)) throw wrongMoment(order.status);
  if (to === "finished" && (await waitingReplacement(tx, order.id)))
    throw conflict("replacement_waiting", "Penggantinya belum dikirim, jadi pesanan ini belum selesai.");
  if (to === "finished" && (await refundPromised(tx, order.id)))
    throw conflict(
      "refund_waiting",
      "Dana yang dijanjikan untuk pesanan ini belum ditransfer, jadi pesanan ini belum selesai.",
    );
  await updateOrder(tx, order.id, { status: to, ...more });
  // An order that has ended needs no automatic completion.
  if (to === "finished" || to === "returned") await updateShipment(tx, order.id, { ends_at: null });
  if (to === "finished") await freeOrHold(tx, order, decision.at);
  await recordStep(tx, order.id, { from: order.status, to, decision });
  await tellBuyer(tx, order, to, decision);
  await tellSellerOfMove(tx, order, to, decision.at);
}
