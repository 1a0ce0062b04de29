import {
  type BodyOf,
  FUND_OF_KIND,
  isQris,
  jakartaDay,
  PAYABLE_LABEL,
  PAYMENT_MINUTES,
  type payZakat,
  takesZakat,
} from "@barakah/contract";
import { fund } from "../ledger/index.ts";
import {
  type MoneyRequest,
  openPayment,
  type Payment,
  type PaymentMethod,
  type PurchaseHandler,
  type Reserves,
} from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { zakatPayable } from "./payable.ts";
import { CODE_IS, FIRST_CODE, withCode } from "./qris-code-is-alms.ts";
import { insertZakat } from "./queries/payments.ts";
import { zakatClosed } from "./refusals.ts";
import { refuseTooLittle } from "./refuse-too-little.ts";
import type { ReadBasis } from "./rule-book.ts";
import { type Item, ruledItems } from "./rule-of-payment.ts";

type Body = BodyOf<typeof payZakat>;

export interface Giving extends Omit<Body, "payment_method"> {
  method: PaymentMethod;
  /** Minutes until it expires; null if a proof comes with it. */
  minutes?: number | null;
  memberId: number | null;
  reserves?: Reserves | undefined;
  request?: MoneyRequest | undefined;
  /** Default: now. */
  at?: string;
}

/** The share of each fund, alms first: a code is added to the first share. */
function sharesOf(items: readonly Item[], reserves: boolean) {
  const sums = new Map<string, number>();
  if (reserves) sums.set(FUND_OF_KIND[CODE_IS], 0);
  for (const { kind, amount } of items)
    sums.set(FUND_OF_KIND[kind], (sums.get(FUND_OF_KIND[kind]) ?? 0) + amount);
  return [...sums].map(([code, amount]) => ({ account: fund(code), amount }));
}

const titleOf = (items: readonly Item[]) => items.map(({ kind }) => PAYABLE_LABEL[kind]).join(", ");

/** The payment and what it is for, in the transaction of the caller. */
export async function giveZakat(tx: Tx, basis: ReadBasis, giving: Giving): Promise<Payment> {
  const day = jakartaDay(giving.at);
  const asksZakat = giving.items.some(({ kind }) => kind !== "infak");
  if (asksZakat && !takesZakat(await basis(tx), day)) throw zakatClosed();
  const items = await ruledItems(tx, giving.items, day);
  const reserves = isQris(giving.method);
  const payment = await openPayment(tx, zakatPayable, {
    method: giving.method,
    shares: sharesOf(items, reserves),
    memberId: giving.memberId,
    payer: { name: giving.payer_name, phone: giving.payer_phone, email: giving.payer_email },
    expiresInMinutes: giving.minutes === undefined ? PAYMENT_MINUTES : giving.minutes,
    reserves: reserves ? { as: "gift", first: FIRST_CODE, ...giving.reserves } : undefined,
    request: giving.request,
    at: giving.at,
  });
  const meant = items.reduce((sum, { amount }) => sum + amount, 0);
  await insertZakat(tx, {
    paymentId: payment.id,
    title: titleOf(items),
    period: giving.period,
    message: giving.message,
    items: withCode(items, payment.amount - meant),
  });
  return payment;
}

/** Zakat and alms of several kinds as one payment. */
export const zakatPurchaseHandler = (
  basis: ReadBasis,
  leastGift: () => Promise<number>,
): PurchaseHandler<"zakat"> => ({
  kind: "zakat",
  membersOnly: false,
  check: ({ purchase }) => refuseTooLittle(purchase.items, leastGift),
  prepare:
    async ({ purchase, actor, request }) =>
    (tx, { method, minutes, reserves }) =>
      giveZakat(tx, basis, {
        ...purchase,
        ...{ method, minutes, reserves, request },
        memberId: actor?.memberId ?? null,
      }),
});
