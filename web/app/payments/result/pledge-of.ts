import type { PaymentPage } from "@barakah/contract";
import { hasPassed } from "../../platform/format.ts";

/** Gifts can become a habit: the form of a pledge for the same purpose and about the same amount. */
export function pledgeOf({ kind, about, amount, pledged }: PaymentPage, now: number): string | undefined {
  if (pledged) return undefined;
  const whole = `amount=${Math.floor(amount / 1000) * 1000}`;
  if (kind === "zakat" && about.alms) return `/niat/baru?dana=infak-umum&${whole}`;
  if (kind !== "donation" || hasPassed(about.progress?.deadline ?? null, now)) return undefined;
  return `/niat/baru?program=${about.link.split("/").at(-1)}&${whole}`;
}
