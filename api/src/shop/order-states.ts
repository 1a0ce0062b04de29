import type { OrderStatus } from "@barakah/contract";

/** Every move that an order can make. What is not here is refused. */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting_payment: ["waiting_verification", "processing", "cancelled"],
  waiting_verification: ["processing", "cancelled"],
  // Back, where the decision about its payment was reversed.
  processing: ["shipped", "cancelled", "waiting_verification", "waiting_payment"],
  shipped: ["finished"],
  finished: [],
  // Its payment was rejected and is looked at again, or its money came after its time.
  cancelled: ["waiting_verification", "waiting_payment"],
};

export const canMoveOrder = (from: OrderStatus, to: OrderStatus) => ORDER_MOVES[from].includes(to);
