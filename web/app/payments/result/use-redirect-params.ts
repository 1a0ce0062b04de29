import { useLocation } from "react-router";
import { useHydrated } from "../../platform/hydrated.ts";
import type { RedirectParams } from "./payment-facts.ts";

interface PassedOn {
  transactionId?: unknown;
  amount?: unknown;
  paymentMethod?: unknown;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function redirectParamsOf(search: string, state: unknown): RedirectParams {
  const query = new URLSearchParams(search);
  const passed = (state ?? {}) as PassedOn;
  const named = query.get("order_id")?.trim() || query.get("transactionId")?.trim();
  return {
    orderId: named || textOf(passed.transactionId) || "",
    statusCode: textOf(query.get("status_code")),
    transactionStatus: textOf(query.get("transaction_status")),
    amount: typeof passed.amount === "number" && passed.amount > 0 ? passed.amount : undefined,
    method: textOf(passed.paymentMethod),
  };
}

/** Undefined before hydration: the rendered page is the same for every order. */
export function useRedirectParams(): RedirectParams | undefined {
  const { search, state } = useLocation();
  return useHydrated() ? redirectParamsOf(search, state) : undefined;
}
