import {
  isGiven,
  type PaymentOptions,
  type PurchaseKind,
  QRIS_METHODS,
  type QrisMethod,
} from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { activeMerchants } from "../queries/merchants.ts";
import { noticePolicy } from "../queries/notices.ts";
import type { PaymentKind } from "../queries/payments.ts";
import { isHeardFrom } from "../queries/phone-heard.ts";

const [GIFTS, GOODS] = QRIS_METHODS;

/** The QRIS account of each purpose. The shop falls back to the one for gifts. */
export async function qrisOffers(reader: Reader): Promise<PaymentOptions["qris"]> {
  const merchants = await activeMerchants(reader);
  const ours = (account: QrisMethod) => (merchants.some((one) => one.account === account) ? account : null);
  const [gifts, goods] = [ours(GIFTS), ours(GOODS) ?? ours(GIFTS)];
  const accounts = merchants.map(({ account }) => account);
  return { gifts, goods, automatic: accounts.length > 0 && (await isAutomatic(reader, accounts)) };
}

/** Only if the policy allows it and a device is active; otherwise a treasurer verifies. */
export const isAutomatic = async (reader: Reader, accounts: readonly string[]): Promise<boolean> =>
  (await noticePolicy(reader)).automatic && (await isHeardFrom(reader, accounts));

export const qrisUnavailable = () =>
  conflict("qris_unavailable", "QRIS sedang tidak tersedia. Pakai cara bayar lain.");

export async function qrisMethodFor(reader: Reader, kind: PaymentKind | PurchaseKind): Promise<QrisMethod> {
  const { gifts, goods } = await qrisOffers(reader);
  const method = isGiven(kind) ? gifts : goods;
  if (!method) throw qrisUnavailable();
  return method;
}
