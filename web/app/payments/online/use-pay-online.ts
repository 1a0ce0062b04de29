import { useNavigate } from "react-router";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { Asked } from "./ask-for-qris.ts";
import { openingProblem } from "./opening-problem.ts";
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
