import type { PaymentRefund } from "@barakah/contract";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type Online, onlineApp } from "../../testing/with-provider.ts";

export let app: Online;
export let one: Bookkeeper;
export let other: ReturnType<typeof bearer>;
/** Two treasurers, and a provider that can be asked to refund. */
export async function beginScene() {
  // A short timeout: in one test the provider does not answer.
  app = await onlineApp({ MIDTRANS_TIMEOUT_MILLISECONDS: "2000" });
  one = await aBookkeeper(app.api);
  other = bearer(await aStaffMember(app.api, "bendahara"));
}

export const REASON = { reason: "salah baca bukti" };
export async function anOrder(price: number) {
  const buyer = await aBuyer(app.api);
  const product = await aProduct(app.api.database, { price, stock: 2 });
  await buyer.add(product.id, 1);
  return { buyer, product, reference: (await buyer.order()).body.order_number };
}
type Answer = { code: string; detail: string } & PaymentRefund;
/** Acts as the person of these headers; the other treasurer confirms what needs a second person. */
export const act = (reference: string, what: string, body: object, headers = one.headers) =>
  byTwo<Answer>(app.api, `payments/${reference}/${what}`, body, [
    headers,
    headers === other ? one.headers : other,
  ]);
export const ACCOUNT = {
  bank: "Bank Contoh",
  account_number: "0000 0044 17",
  account_holder: "LESTARI HANDAYANI",
};
export const giveBack = async (reference: string, reason: string) =>
  (await act(reference, "refund", { way: "transfer", ...ACCOUNT, reason })).body;
const PAID = { ...ACCOUNT, from: "bsi", paid_on: "2026-11-15", reference: "TRX-0001" };
export const paid = (id: number, headers = one.headers, to: object = ACCOUNT) =>
  send<Answer>(app.api, "POST", `/api/admin/refunds/${id}/paid/`, { ...PAID, ...to }, headers);

export async function anOnlineOrder(price: number, method?: "bsi_va") {
  const buyer = await aBuyer(app.api);
  const product = await aProduct(app.api.database, { price, stock: 2 });
  await buyer.add(product.id, 1);
  const { token, order_number: reference } = (await buyer.token()).body;
  const { transaction } = app.provider.bank.charge(token, "success", method);
  await app.settled();
  return { buyer, product, reference, transaction: transaction?.transactionId ?? "" };
}
