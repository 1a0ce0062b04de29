import { useNavigate } from "react-router";
import { ApiError, loadProblem } from "../../platform/api-error.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Begin } from "./begin-payment.ts";
import { GATEWAY_UNAVAILABLE, NO_GATEWAY, ONLINE_TROUBLE } from "./messages.ts";
import type { OnlinePurchase } from "./purchase.ts";
import type { SnapScript } from "./snap.ts";

export function usePayOnline() {
  const navigate = useNavigate();
  const toast = useToast();

  async function pay(purchase: OnlinePurchase) {
    // Loaded on demand, with the provider's script.
    const { payPurchase } = await import("./purchase.ts");
    await payPurchase(purchase, {
      navigate,
      alert: (text, detail) => toast.error(text, { lang: "en", detail }),
    });
  }

  /** Starts a payment and opens its page, or the provider's pop-up if it is paid online. */
  async function begin(asked: Begin, script?: SnapScript | null) {
    const { beginAndOpen } = await import("./begin-payment.ts");
    await beginAndOpen(asked, script, { navigate, pay });
  }

  function toastProblem(error: unknown) {
    const { text, ...more } = openingProblem(error);
    toast.error(text, more);
  }
  return { pay, begin, toastProblem };
}

/** The message for a payment that could not be opened. */
export function openingProblem(error: unknown): { text: string; lang?: "en"; detail?: string } {
  const unavailable =
    error instanceof ApiError && (error.code === "gateway_unavailable" || error.status === 503);
  return unavailable
    ? { text: GATEWAY_UNAVAILABLE, lang: "en", detail: NO_GATEWAY }
    : { text: ONLINE_TROUBLE, detail: loadProblem(error) };
}
