import { up } from "./exact-rupiah.ts";
import { reachesNisab } from "./nisab.ts";
import type { Price, Rule } from "./rules-and-prices.ts";

/** The rates of rules are in hundredths of a percent. */
const ALL = 10_000n;

export interface Reckoned {
  due: boolean;
  /** 0 if none is due. */
  zakat: number;
  /** The base of the calculation, in rupiah. */
  base: number;
  /** In rupiah; 0 if there is none. */
  nisab: number;
  rate_bp: number;
  rule: Rule;
  /** The price that converted weights to rupiah. */
  price: Price | null;
}

/**
 * The zakat due: the rule's rate of the whole base, rounded up to a rupiah, if the base reaches the nisab. Both are exact
 * fractions of rupiah with the denominator `below`.
 */
export function zakatDue(
  rule: Rule,
  price: Price | null,
  base: bigint,
  nisab: bigint,
  below: bigint,
): Reckoned {
  const due = reachesNisab(base, nisab);
  return {
    due,
    zakat: due ? Number(up(base * BigInt(rule.rate_bp), ALL * below)) : 0,
    // Rounded so that the figures shown never contradict the decision.
    base: Number(due ? up(base, below) : base / below),
    nisab: Number(up(nisab, below)),
    rate_bp: rule.rate_bp,
    rule,
    price,
  };
}
