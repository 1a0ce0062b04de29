import {
  closePayment,
  endOnline,
  ONLINE,
  type Payables,
  type Payments,
  paymentById,
  refuseUnproven,
  verifyPayment,
} from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, invalid } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { sendReplacement } from "./delivery/replacement-parcel.ts";
import { correctParcel, type Sending, sendParcel } from "./delivery/send-parcel.ts";
import { moveOrder, wrongMoment } from "./order-states.ts";
import { noOrder } from "./pay-order.ts";
import { lockOrder, orderByNumber, type StoredOrder } from "./queries/orders.ts";
import { inTransaction, type Recorder } from "./recorded-transaction.ts";

/** Decisions of staff, each in one transaction; who and why is stored with the order. */
export interface StaffDecision {
  staffId: number;
  orderNumber: string;
  note: string;
  /** Audits it in the same transaction. */
  record?: Recorder;
}

/** Whether to ask before approving a payment without a bank line. */
interface Processing extends StaffDecision {
  asks?: boolean;
}

async function askFirst(tx: Tx, paymentId: string) {
  const { status, method, amount } = await paymentById(tx, paymentId);
  if (status !== "pending" || method === ONLINE) return;
  throw conflict(
    "payment_unchecked",
    `Pembayaran ${rupiah(amount)} belum diperiksa. Memprosesnya berarti menyetujui pembayaran itu tanpa baris mutasinya.`,
    { facts: { amount } },
  );
}

const byStaff = ({ staffId, note }: StaffDecision) => ({ as: "staff" as const, by: staffId, reason: note });

async function found(tx: Tx, { orderNumber }: StaffDecision): Promise<StoredOrder> {
  const order = await orderByNumber(tx, orderNumber);
  if (!order) throw noOrder();
  return order;
}

/** Verifies the payment, which starts processing the order. */
export const processOrder = (database: Database, payables: Payables, decision: Processing) =>
  inTransaction(
    database,
    async (tx) => {
      const order = await found(tx, decision);
      if (decision.asks) await askFirst(tx, order.payment_id);
      const { moved, payment } = await verifyPayment(tx, payables, order.payment_id, byStaff(decision));
      if (!moved) throw wrongMoment((await found(tx, decision)).status);
      await refuseUnproven(tx, payment);
    },
    decision.record,
  );

/** `note`: text for the buyer; a parcel has courier and tracking number. For a sent order, this sends its replacement. */
export const shipOrder = (database: Database, decision: StaffDecision & { sending?: Sending }) =>
  inTransaction(
    database,
    async (tx) => {
      const order = await lockOrder(tx, (await found(tx, decision)).id);
      const sending = decision.sending ?? {};
      if (await correctParcel(tx, order, sending, byStaff(decision))) return;
      if (await sendReplacement(tx, order, sending, byStaff(decision))) return;
      const sent = await sendParcel(tx, order.id, sending);
      const note = [sent, decision.note].filter(Boolean).join(". ");
      if (note === "") throw invalid({ note: ["Tulis kurir atau nomor resinya."] });
      await moveOrder(tx, order, "shipped", { ...byStaff(decision), reason: note }, { shipping_note: note });
    },
    decision.record,
  );

export const finishOrder = (database: Database, decision: StaffDecision) =>
  inTransaction(
    database,
    async (tx) => {
      const order = await lockOrder(tx, (await found(tx, decision)).id);
      await moveOrder(tx, order, "finished", byStaff(decision));
    },
    decision.record,
  );

type Cancelling = Pick<Payments, "database" | "payables" | "online">;

/** Cancels the payment at the provider. True if it was still unpaid. */
async function stopPaying({ database, online }: Cancelling, decision: StaffDecision): Promise<boolean> {
  const order = await orderByNumber(database.kysely, decision.orderNumber);
  if (order?.status !== "waiting_payment" || !online) return false;
  await endOnline(online, await paymentById(database.kysely, order.payment_id));
  return true;
}

/** Only for unpaid orders. A paid order is cancelled by a refund. */
export async function cancelOrderByStaff(parts: Cancelling, decision: StaffDecision) {
  const stopped = await stopPaying(parts, decision);
  const { database, payables } = parts;
  await inTransaction(
    database,
    async (tx) => {
      const { payment_id } = await found(tx, decision);
      const { moved, payment } = await closePayment(tx, payables, payment_id, "cancelled", byStaff(decision));
      // The provider may have reported the end first: then nothing is left to do.
      const over = payment.status === "expired" || payment.status === "cancelled";
      if (moved || (stopped && over)) return;
      if (payment.status === "verified")
        throw conflict("order_paid", "Pesanan ini sudah dibayar. Kembalikan dananya untuk membatalkan.");
      throw wrongMoment((await found(tx, decision)).status);
    },
    decision.record,
  );
}
