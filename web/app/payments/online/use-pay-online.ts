import type { OnlinePayment } from "@barakah/contract";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { ONLINE_CLOSED, ONLINE_FAILED, ONLINE_PENDING, ONLINE_UNRECORDED } from "../messages.ts";
import { openingProblem, openPopUp, reportStatus, resultAddress } from "./pay-online.ts";
import { rememberPage } from "./resume.ts";
import type { SnapResult, SnapScript } from "./snap.ts";

export interface OnlinePurchase {
  script: SnapScript;
  amount: number;
  /** Asks the server for the payment. The same key each time: a closed pop-up is reopened, not paid for twice. */
  open(): Promise<OnlinePayment>;
  onRefused?(error: ApiError): void;
  /** Paid: what was typed can be forgotten. */
  onDone(): void;
  /** The pop-up can't be used any more: the next try must be another payment. */
  onSpent(): void;
  /** The pop-up is gone and nothing was paid in it. */
  onLeft?(): void;
  /** Where this payment can be taken up again. */
  page: string;
}

const PENDING_PAGE = "/pembayaran-tertunda";
/** The provider's codes for a page that was replaced, paid on, or has run out. */
const SPENT = new Set(["404", "406", "407"]);

/** Pays through the provider's pop-up; only the server's word decides what the payment is afterwards. */
export function usePayOnline() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  const alert = (text: string) => toast.error(text, { lang: "en" });

  async function succeeded(purchase: OnlinePurchase, payment: OnlinePayment, result: SnapResult) {
    purchase.onDone();
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
    rememberPage(payment.order_id, purchase.page);
    // The page that follows asks again every few seconds: silence now loses nothing.
    await reportStatus(payment, "pending", purchase.amount).catch(() => undefined);
    alert(ONLINE_PENDING);
    return navigate(resultAddress(PENDING_PAGE, payment.order_id, result));
  }

  function failed(purchase: OnlinePurchase, { status_code }: SnapResult) {
    if (status_code && SPENT.has(status_code)) purchase.onSpent();
    alert(ONLINE_FAILED);
    purchase.onLeft?.();
  }

  async function visitProvider(purchase: OnlinePurchase) {
    const payment = await purchase.open();
    const ending = await openPopUp(purchase.script, payment.token);
    if (ending.as === "success") return succeeded(purchase, payment, ending.result);
    if (ending.as === "pending") return waits(purchase, payment, ending.result);
    if (ending.as === "error") return failed(purchase, ending.result);
    alert(ONLINE_CLOSED);
    purchase.onLeft?.();
  }

  async function pay(purchase: OnlinePurchase) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await visitProvider(purchase);
    } catch (error) {
      const { text, lang } = openingProblem(error);
      toast.error(text, { lang });
      if (error instanceof ApiError) purchase.onRefused?.(error);
    }
    underWay.current = false;
    setBusy(false);
  }
  return { busy, pay };
}
