import { useLocation, useNavigate } from "react-router";
import type { WaitingPurchase } from "../../offline/waiting-purchases.ts";
import { WAITING_PAGE } from "../../offline/which-pages-stay.ts";
import { statusOf } from "../../platform/api-error.ts";

type Unsent = Omit<WaitingPurchase, "id" | "memberId" | "at" | "said" | "again">;

/** For a purchase that met no signal: it is kept on this phone and sent later, once. Other failures are thrown on. */
export function useWaitForSignal() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (error: unknown, purchase: Unsent): Promise<void> => {
    if (statusOf(error) !== 0 && navigator.onLine) throw error;
    const { keepPurchase } = await import("../../offline/waiting-purchases.ts");
    // Without a place to keep it, the form keeps it and says why it failed.
    await keepPurchase({ ...purchase, again: pathname }).catch(() => {
      throw error;
    });
    await navigate(WAITING_PAGE);
  };
}
