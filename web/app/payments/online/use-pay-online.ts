import { useNavigate } from "react-router";
import { ApiError, loadProblem } from "../../platform/api-error.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { GATEWAY_UNAVAILABLE, ONLINE_TROUBLE } from "../form/messages.ts";
import type { Asked } from "./ask-for-qris.ts";
import type { OnlinePurchase } from "./purchase.ts";

/** Pays through the provider's pop-up; only the server's word decides what the payment is afterwards. */
export function usePayOnline() {
  const navigate = useNavigate();
  const toast = useToast();

  async function pay(purchase: OnlinePurchase) {
    // Nobody who transfers needs it: it comes with the provider's own script.
    const { payPurchase } = await import("./purchase.ts");
    await payPurchase(purchase, { navigate, alert: (text) => toast.error(text, { lang: "en" }) });
  }

  /** Asks for a QRIS to pay by, and leads to the page that shows it. */
  async function payByQris(asked: Asked) {
    const { askForQris } = await import("./ask-for-qris.ts");
    await navigate(await askForQris(asked));
  }

  /** Why a payment could not be begun or opened. */
  function toastProblem(error: unknown) {
    const { text, ...more } = openingProblem(error);
    toast.error(text, more);
  }
  return { pay, payByQris, toastProblem };
}

/** The sentence for a payment that could not even be opened. */
export function openingProblem(error: unknown): { text: string; lang?: "en"; detail?: string } {
  const unavailable =
    error instanceof ApiError && (error.code === "gateway_unavailable" || error.status === 503);
  return unavailable
    ? { text: GATEWAY_UNAVAILABLE, lang: "en" }
    : { text: ONLINE_TROUBLE, detail: loadProblem(error) };
}
