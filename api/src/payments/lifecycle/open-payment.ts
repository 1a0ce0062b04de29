import { randomUUID } from "node:crypto";
import type { Tx } from "../../platform/database/database.ts";
import { unguessableCode } from "../../platform/unguessable-code.ts";
import { recordMove } from "../queries/history.ts";
import { insertPayment, type Payment, type PaymentMethod } from "../queries/payments.ts";
import { insertShares, type Share } from "../queries/shares.ts";
import type { MoneyRequest } from "./idempotency.ts";
import type { Payable } from "./payable.ts";
import { type Reserving, sharesWithCode } from "./reserve-qris-amount.ts";

export interface NewPayment {
  method: PaymentMethod;
  /** Fixed: refunds are taken from these shares. */
  shares: readonly Share[];
  memberId: number | null;
  payer: { name: string; phone: string; email: string; onBehalf?: string };
  expiresInMinutes: number | null;
  /** For QRIS: the amount is changed to one that no other payment holds. */
  reserves?: Reserving | undefined;
  request?: MoneyRequest | undefined;
  /** Default: now. For payments recorded later. */
  at?: string | undefined;
}

export const newReference = ({ prefix }: Payable): string => unguessableCode(prefix);

export async function openPayment(tx: Tx, payable: Payable, wanted: NewPayment): Promise<Payment> {
  const { expiresInMinutes: minutes, at, reserves } = wanted;
  const opened = at === undefined ? Date.now() : Date.parse(at);
  const expires = minutes === null ? null : new Date(opened + minutes * 60_000).toISOString();
  const id = randomUUID();
  const shares = reserves
    ? await sharesWithCode(tx, { ...wanted, paymentId: id, expires, at }, reserves)
    : wanted.shares;
  const payment = await insertPayment(tx, {
    id,
    reference: newReference(payable),
    kind: payable.kind,
    method: wanted.method,
    amount: shares.reduce((sum, { amount }) => sum + amount, 0),
    member_id: wanted.memberId,
    payer_name: wanted.payer.name,
    payer_phone: wanted.payer.phone,
    payer_email: wanted.payer.email,
    on_behalf: wanted.payer.onBehalf ?? "",
    request_key: wanted.request?.key ?? null,
    request_hash: wanted.request?.hash ?? null,
    paid_by_transaction: null,
    expires_at: expires,
    verified_at: null,
    created_at: at,
  });
  await insertShares(tx, payment.id, shares);
  await recordMove(tx, payment, null, { as: "payer", reason: "dibuat", at });
  return payment;
}
