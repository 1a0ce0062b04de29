import type { PaymentPage } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { drawCode } from "../../platform/qr-code.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { holdOf } from "../queries/amount-holds.ts";
import { activeMerchant } from "../queries/merchants.ts";
import { noticePolicy } from "../queries/notices.ts";
import type { Payment } from "../queries/payments.ts";
import { isAutomatic } from "./offers.ts";
import { payloadFor } from "./qris-code.ts";

/** The QRIS of a payment's page; undefined if the account is no longer used. */
export async function qrisOn(
  reader: Reader,
  payment: Payment,
  simulator?: string,
): Promise<PaymentPage["qris"]> {
  const [hold, merchant, policy] = await Promise.all([
    holdOf(reader, payment.id),
    activeMerchant(reader, payment.method),
    noticePolicy(reader),
  ]);
  if (!hold || !merchant) return null;
  const small = payment.amount <= policy.payment_limit;
  return {
    ...drawCode(payloadFor(merchant, payment.amount)),
    merchant_name: merchant.merchant_name,
    city: merchant.city,
    nmid: merchant.nmid,
    base: payment.amount - hold.code,
    code: hold.code,
    picture: `/api/payments/page/${pageOf(payment).split("/").at(-1)}/qris.png/`,
    automatic: small && (await isAutomatic(reader, [payment.method])),
    simulator: simulator ? `${simulator}?kode=${encodeURIComponent(pageOf(payment))}` : null,
  };
}
