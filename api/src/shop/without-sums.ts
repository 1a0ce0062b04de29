import type { StaffOrder, StaffOrderSummary } from "@barakah/contract";

const RUPIAH = /Rp\.?\s?\d[\d.]*\d/g;

/** For staff who pack and do not see money. */
export const withoutSum = <O extends StaffOrderSummary>(order: O): O => ({
  ...order,
  ...{ total_price: null, amount_due: null },
});

/** An order for packers: without sums and without the buyer's mail address. In notes, sums are replaced by a word. */
export const withoutSums = (order: StaffOrder): StaffOrder => ({
  ...withoutSum(order),
  ...{ shipping_price: null, voucher_amount: null, refund_planned: null, customer_email: null },
  shipment: order.shipment && { ...order.shipment, price: null },
  items: order.items.map((item) => ({ ...item, price: null })),
  history: order.history.map((step) => ({ ...step, note: step.note.replace(RUPIAH, "uangnya") })),
});
