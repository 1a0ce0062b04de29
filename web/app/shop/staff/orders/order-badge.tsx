import { ORDER_STATUS_LABEL, type OrderStatus } from "@barakah/contract/shop/order-status";
import { type BadgeTone, StatusBadge } from "../../../ui/status-badge.tsx";

const TONE: Record<OrderStatus, BadgeTone> = {
  waiting_payment: "wait",
  waiting_verification: "wait",
  processing: "info",
  shipped: "info",
  finished: "ok",
  cancelled: "mute",
  returned: "mute",
};

export const OrderBadge = ({ status }: { status: OrderStatus }) => (
  <StatusBadge tone={TONE[status]}>{ORDER_STATUS_LABEL[status]}</StatusBadge>
);
