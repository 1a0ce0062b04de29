import type { OrderStatus } from "@barakah/contract";

/** The state machine of orders. All other moves are refused. */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting_payment: ["waiting_verification", "processing", "cancelled"],
  waiting_verification: ["processing", "cancelled"],
  // Back, if the payment's verification was reversed.
  processing: ["shipped", "cancelled", "waiting_verification", "waiting_payment"],
  shipped: ["finished"],
  finished: [],
  // Its rejected payment was reopened, or its money came late.
  cancelled: ["waiting_verification", "waiting_payment"],
};

export const canMoveOrder = (from: OrderStatus, to: OrderStatus) => ORDER_MOVES[from].includes(to);
