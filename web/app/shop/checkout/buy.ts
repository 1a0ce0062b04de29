import type { CartItem, OnlinePayment } from "@barakah/contract";
import { keyHeader, type TransferValues, transferBody } from "../../payments/index.ts";
import { api } from "../../platform/browser-api.ts";
import type { PurchaseContent } from "./checkout.ts";
import type { TransferPurchase } from "./transfer-purchase.ts";

/** Long enough for two megabytes over a weak signal; after that another try is likelier to get through. */
const SENDING_MS = 120_000;

function formOf(body: Record<string, string>, proof: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  form.set("proof_file", proof);
  return form;
}

/** Makes the order, or adds the proof to one that is there. Sending it again with the same key makes no second order. */
export function sendTransfer(purchase: TransferPurchase, transfer: TransferValues, proof: File) {
  const common = { payment_method: purchase.bank, ...transferBody(transfer) };
  const options = { headers: keyHeader(purchase.key), signal: AbortSignal.timeout(SENDING_MS) };
  if (purchase.orderNumber !== null) {
    return api.call(
      "POST /api/orders/:order_number/proof/",
      { params: { order_number: purchase.orderNumber }, body: common },
      { form: formOf(common, proof), ...options },
    );
  }
  const body = {
    ...common,
    amount: String(purchase.amount),
    customer_name: purchase.name,
    customer_phone: purchase.phone,
    customer_email: purchase.email,
    note: purchase.note,
  };
  return api.call("POST /api/orders/create-order/", { body }, { form: formOf(body, proof), ...options });
}

/** Makes the order and opens its payment. */
export function openOnlinePurchase(
  lines: CartItem[],
  content: PurchaseContent,
  key: string,
): Promise<OnlinePayment> {
  const body = {
    amount: content.total,
    customerName: content.name,
    customerPhone: content.phone,
    customerEmail: content.email,
    note: content.note,
    cartItems: lines.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
  };
  return api.call("POST /api/payments/generate-order-midtrans-token/", { body }, { headers: keyHeader(key) });
}

/** Back to the payment of an order that waits for it. */
export const reopenPayment = (orderNumber: string): Promise<OnlinePayment> =>
  api.call("POST /api/orders/:order_number/payment-token/", { params: { order_number: orderNumber } });
