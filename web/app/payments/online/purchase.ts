import type { OnlinePayment } from "@barakah/contract";
import type { NavigateFunction } from "react-router";
import { keepPayment } from "../../offline/kept-payments.ts";
import { ONLINE_CLOSED, ONLINE_FAILED, ONLINE_PENDING, ONLINE_UNRECORDED } from "../form/messages.ts";
import { openPopUp, reportStatus, resultAddress } from "./pay-online.ts";
import type { SnapResult, SnapScript } from "./snap.ts";

export interface OnlinePurchase {
  script: SnapScript;
  amount: number;
  /** From the server, with the same key each time: a closed pop-up is reopened, not paid for twice. */
  payment: OnlinePayment;
  /** Paid: what was typed can be forgotten. */
  onDone?(): void;
  /** The pop-up can't be used any more: the next try must be another payment. */
  onSpent?(): void;
  /** The pop-up is gone and nothing was paid in it. */
  onLeft?(): unknown;
  /** What it is for, for who looks for it later. */
  title: string;
}

/** What the page offers to it. */
export interface Around {
  navigate: NavigateFunction;
  alert(text: string): void;
}

const PENDING_PAGE = "/pembayaran-tertunda";
/** The provider's codes for a page that was replaced, paid on, or has run out. */
const SPENT = new Set(["404", "406", "407"]);

async function succeeded({ payment, amount, onDone }: OnlinePurchase, result: SnapResult, around: Around) {
  onDone?.();
  try {
    await reportStatus(payment, "verified", amount);
  } catch {
    around.alert(ONLINE_UNRECORDED);
    return around.navigate(resultAddress(PENDING_PAGE, payment.order_id, {}));
  }
  const state = { transactionId: payment.order_id, amount, paymentMethod: "midtrans" };
  return around.navigate(resultAddress("/success", payment.order_id, result), { state });
}

async function waits({ payment, amount }: OnlinePurchase, result: SnapResult, around: Around) {
  // The page that follows asks again every few seconds: silence now loses nothing.
  await reportStatus(payment, "pending", amount).catch(() => undefined);
  around.alert(ONLINE_PENDING);
  return around.navigate(resultAddress(PENDING_PAGE, payment.order_id, result));
}

async function failed(purchase: OnlinePurchase, { status_code }: SnapResult, { alert }: Around) {
  if (status_code && SPENT.has(status_code)) purchase.onSpent?.();
  alert(ONLINE_FAILED);
  await purchase.onLeft?.();
}

/** Opens the pop-up and stays until it is gone. Fails when it cannot be opened. */
export async function payPurchase(purchase: OnlinePurchase, around: Around): Promise<void> {
  const { payment } = purchase;
  const { order_id: number, page } = payment;
  // Before the pop-up: whoever is led away to pay, or closes the tab, finds the way back.
  keepPayment({ number, page, amount: purchase.amount, title: purchase.title });
  const ending = await openPopUp(purchase.script, payment.token);
  if (ending.as === "success") await succeeded(purchase, ending.result, around);
  else if (ending.as === "pending") await waits(purchase, ending.result, around);
  else if (ending.as === "error") await failed(purchase, ending.result, around);
  else {
    around.alert(ONLINE_CLOSED);
    await purchase.onLeft?.();
  }
}
