import type { OnlinePayment } from "@barakah/contract";
import type { NavigateFunction } from "react-router";
import { keepPayment } from "../../offline/kept-payments.ts";
import { openPopUp, reportStatus, resultAddress } from "./pay-online.ts";
import type { SnapResult, SnapScript } from "./snap.ts";

/** A sentence of the specification, word for word, and the same in Indonesian below it. */
type Sentence = readonly [english: string, indonesian: string];

const FAILED: Sentence = ["Payment failed. Please try again.", "Pembayaran gagal. Silakan coba lagi."];
const CLOSED: Sentence = [
  "Payment canceled. Please complete the payment to proceed.",
  "Pembayaran belum selesai. Kamu bisa melanjutkannya kapan saja.",
];
const PENDING: Sentence = [
  "Payment is pending. Please complete the payment.",
  "Pembayaran masih menunggu. Selesaikan sebelum batas waktunya.",
];
const UNRECORDED: Sentence = [
  "Payment successful, but failed to update status. Please contact support.",
  "Pembayaranmu berhasil, tetapi statusnya belum tercatat. Jangan membayar lagi; hubungi kami.",
];

export interface OnlinePurchase {
  script: SnapScript;
  amount: number;
  /** The same for repeated tries: a closed pop-up is reopened, not paid twice. */
  payment: OnlinePayment;
  onDone?(): void;
  /** The token is used up: the next try needs a new payment. */
  onSpent?(): void;
  /** Called when the pop-up is closed without payment. */
  onLeft?: (() => unknown) | undefined;
  title: string;
}

export interface Around {
  navigate: NavigateFunction;
  alert(...sentence: Sentence): void;
}

const PENDING_PAGE = "/pembayaran-tertunda";
/** The provider's codes for a token that was replaced, paid or expired. */
const SPENT = new Set(["404", "406", "407"]);

async function succeeded({ payment, amount, onDone }: OnlinePurchase, result: SnapResult, around: Around) {
  onDone?.();
  try {
    await reportStatus(payment, "verified", amount);
  } catch {
    around.alert(...UNRECORDED);
    return around.navigate(resultAddress(PENDING_PAGE, payment.order_id, {}));
  }
  const state = { transactionId: payment.order_id, amount, paymentMethod: "midtrans" };
  return around.navigate(resultAddress("/success", payment.order_id, result), { state });
}

async function waits({ payment, amount }: OnlinePurchase, result: SnapResult, around: Around) {
  // The next page polls, so a failure here loses nothing.
  await reportStatus(payment, "pending", amount).catch(() => undefined);
  around.alert(...PENDING);
  return around.navigate(resultAddress(PENDING_PAGE, payment.order_id, result));
}

async function failed(purchase: OnlinePurchase, { status_code }: SnapResult, { alert }: Around) {
  if (status_code && SPENT.has(status_code)) purchase.onSpent?.();
  alert(...FAILED);
  await purchase.onLeft?.();
}

/** Resolves when the pop-up is closed; rejects if it cannot be opened. */
export async function payPurchase(purchase: OnlinePurchase, around: Around): Promise<void> {
  const { payment } = purchase;
  const { order_id: number, page } = payment;
  // Stored first: the payer may be redirected or close the tab.
  keepPayment({ number, page, amount: purchase.amount, title: purchase.title });
  const ending = await openPopUp(purchase.script, payment.token);
  if (ending.as === "success") await succeeded(purchase, ending.result, around);
  else if (ending.as === "pending") await waits(purchase, ending.result, around);
  else if (ending.as === "error") await failed(purchase, ending.result, around);
  else {
    around.alert(...CLOSED);
    await purchase.onLeft?.();
  }
}
