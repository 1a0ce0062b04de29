import { ONLINE_METHOD, ORDER_STATUS_LABEL, type Order } from "@barakah/contract";
import type { ListedOrder } from "./queries/order-list.ts";

const isOver = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();

/** Adds labels and the actions that its buyer has now. */
export function presentOrder({ online_begun, ...order }: ListedOrder): Order {
  const { status, payment_method, pay_before } = order;
  const unpaid = status === "waiting_payment";
  return {
    ...order,
    status: ORDER_STATUS_LABEL[status],
    history: order.history.map((step) => ({ ...step, status: ORDER_STATUS_LABEL[step.status] })),
    can_pay: unpaid && payment_method === ONLINE_METHOD && !isOver(pay_before),
    can_send_proof: (unpaid && !online_begun) || status === "waiting_verification",
    can_cancel: unpaid,
    can_receive: status === "shipped",
    can_complain: status === "shipped" && (order.complaint === null || order.complaint.closed_at !== null),
  };
}
