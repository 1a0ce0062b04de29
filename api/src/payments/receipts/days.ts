import { jakartaClock } from "@barakah/contract";
import { fullDay } from "@barakah/contract/platform/day-words";
import { CASH } from "../lifecycle/cash-method.ts";
import type { Receipt } from "../queries/receipts.ts";

/** 'Ahad, 15 November 2026, 14.07 WIB'. Cash has only a day. */
export function receivedInWords({ received_at, method }: Pick<Receipt, "received_at" | "method">): string {
  const clock = jakartaClock(received_at);
  return method === CASH ? fullDay(clock) : `${fullDay(clock)}, ${clock.slice(11, 16).replace(":", ".")} WIB`;
}

/** '15/11/2026', of a calendar day. */
export const numericDay = (day: string) => day.split("-").toReversed().join("/");
