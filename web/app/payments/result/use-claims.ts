import { useLocation } from "react-router";
import { useHydrated } from "../../platform/hydrated.ts";
import type { Claims } from "./payment-facts.ts";

interface PassedOn {
  transactionId?: unknown;
  amount?: unknown;
  paymentMethod?: unknown;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export function claimsOf(search: string, state: unknown): Claims {
  const query = new URLSearchParams(search);
  const passed = (state ?? {}) as PassedOn;
  return {
    orderId: query.get("order_id")?.trim() || textOf(passed.transactionId) || "",
    statusCode: textOf(query.get("status_code")),
    transactionStatus: textOf(query.get("transaction_status")),
    amount: typeof passed.amount === "number" && passed.amount > 0 ? passed.amount : undefined,
    method: textOf(passed.paymentMethod),
  };
}

/** Nothing on the server and while its page is taken over: one rendering serves every order. */
export function useClaims(): Claims | undefined {
  const { search, state } = useLocation();
  return useHydrated() ? claimsOf(search, state) : undefined;
}
