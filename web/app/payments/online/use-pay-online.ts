import type { OnlinePayment } from "@barakah/contract";
import { useNavigate } from "react-router";
import { useToast } from "../../ui/toast/toasts.tsx";
import { ONLINE_CLOSED, ONLINE_FAILED, ONLINE_PENDING, ONLINE_UNRECORDED } from "../form/messages.ts";
import { keepPayment } from "../kept/kept-payments.ts";
import { openingProblem, openPopUp, reportStatus, resultAddress } from "./pay-online.ts";
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
  onLeft?(): void;
  /** What it is for, for who looks for it later. */
  title: string;
}

const PENDING_PAGE = "/pembayaran-tertunda";
/** The provider's codes for a page that was replaced, paid on, or has run out. */
const SPENT = new Set(["404", "406", "407"]);

/** Pays through the provider's pop-up; only the server's word decides what the payment is afterwards. */
export function usePayOnline() {
  const navigate = useNavigate();
  const toast = useToast();
  const alert = (text: string) => toast.error(text, { lang: "en" });

  async function succeeded(purchase: OnlinePurchase, payment: OnlinePayment, result: SnapResult) {
    purchase.onDone?.();
    try {
      await reportStatus(payment, "verified", purchase.amount);
    } catch {
      alert(ONLINE_UNRECORDED);
      return navigate(resultAddress(PENDING_PAGE, payment.order_id, {}));
    }
    const state = {
      transactionId: payment.order_id,
      amount: purchase.amount,
      paymentMethod: "midtrans",
    };
    return navigate(resultAddress("/success", payment.order_id, result), { state });
  }

  async function waits(purchase: OnlinePurchase, payment: OnlinePayment, result: SnapResult) {
    // The page that follows asks again every few seconds: silence now loses nothing.
    await reportStatus(payment, "pending", purchase.amount).catch(() => undefined);
    alert(ONLINE_PENDING);
    return navigate(resultAddress(PENDING_PAGE, payment.order_id, result));
  }

  function failed(purchase: OnlinePurchase, { status_code }: SnapResult) {
    if (status_code && SPENT.has(status_code)) purchase.onSpent?.();
    alert(ONLINE_FAILED);
    purchase.onLeft?.();
  }

  /** Opens the pop-up and stays until it is gone. Fails when it cannot be opened. */
  async function pay(purchase: OnlinePurchase) {
    const { payment } = purchase;
    const { order_id: number, page } = payment;
    // Before the pop-up: whoever is led away to pay, or closes the tab, finds the way back.
    keepPayment({ number, page, amount: purchase.amount, title: purchase.title });
    const ending = await openPopUp(purchase.script, payment.token);
    if (ending.as === "success") return succeeded(purchase, payment, ending.result);
    if (ending.as === "pending") return waits(purchase, payment, ending.result);
    if (ending.as === "error") return failed(purchase, ending.result);
    alert(ONLINE_CLOSED);
    purchase.onLeft?.();
  }

  /** Why a payment could not be begun or opened. */
  function toastProblem(error: unknown) {
    const { text, lang } = openingProblem(error);
    toast.error(text, { lang });
  }
  return { pay, toastProblem };
}
