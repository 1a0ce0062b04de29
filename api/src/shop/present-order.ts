import { ONLINE_METHOD, ORDER_STATUS_LABEL, type Order } from "@barakah/contract";
import type { ListedOrder } from "./queries/order-list.ts";

const isOver = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();

/** `community`: where its own goods are fetched. Adds labels and the actions that its buyer has now. */
export function presentOrder(
  { online_begun, ...order }: ListedOrder,
  community: Partial<Order["pickup"]> = {},
): Order {
  const { status, payment_method, pay_before } = order;
  const unpaid = status === "waiting_payment";
  const waits = order.complaint?.waits_for;
  const promised = waits === "agreement" || waits === "transfer";
  return {
    ...order,
    pickup: order.pickup && (order.store ? order.pickup : { ...order.pickup, ...community }),
    status: ORDER_STATUS_LABEL[status],
    history: order.history.map((step) => ({ ...step, status: ORDER_STATUS_LABEL[step.status] })),
    can_pay: unpaid && payment_method === ONLINE_METHOD && !isOver(pay_before),
    can_send_proof: (unpaid && !online_begun) || status === "waiting_verification",
    can_cancel: unpaid,
    can_receive: status === "shipped" && !promised,
    can_complain: status === "shipped" && !promised && order.complaint?.waits_for !== "answer",
  };
}
