import { useNavigate } from "react-router";
import { ApiError, loadProblem } from "../../platform/api-error.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { GATEWAY_UNAVAILABLE, IN_INDONESIAN, ONLINE_TROUBLE } from "../form/messages.ts";
import type { Asked } from "./ask-for-qris.ts";
import type { OnlinePurchase } from "./purchase.ts";

export function usePayOnline() {
  const navigate = useNavigate();
  const toast = useToast();

  async function pay(purchase: OnlinePurchase) {
    // Loaded on demand, with the provider's script.
    const { payPurchase } = await import("./purchase.ts");
    const alert = (text: string) => toast.error(text, { lang: "en", detail: IN_INDONESIAN[text] });
    await payPurchase(purchase, { navigate, alert });
  }

  async function payByQris(asked: Asked) {
    const { askForQris } = await import("./ask-for-qris.ts");
    await navigate(await askForQris(asked));
  }

  function toastProblem(error: unknown) {
    const { text, ...more } = openingProblem(error);
    toast.error(text, more);
  }
  return { pay, payByQris, toastProblem };
}

/** The message for a payment that could not be opened. */
export function openingProblem(error: unknown): { text: string; lang?: "en"; detail?: string } {
  const unavailable =
    error instanceof ApiError && (error.code === "gateway_unavailable" || error.status === 503);
  return unavailable
    ? { text: GATEWAY_UNAVAILABLE, lang: "en", detail: IN_INDONESIAN[GATEWAY_UNAVAILABLE] }
    : { text: ONLINE_TROUBLE, detail: loadProblem(error) };
}
