import { type Reckoned, THOUSAND, thousandths, weighed } from "./nisab.ts";
import type { Price, Rule } from "./rules-and-prices.ts";

/**
 * Kilograms of rice per person, without nisab: the weight is in the rule in force, which one treasurer enters and another confirms
 * (`api/src/zakat/edit-rules.ts`), the price is that of the region.
 */
export const fitrah = (rule: Rule, price: Price, persons: number): Reckoned =>
  weighed(rule, price, thousandths(rule.nisab_value) * BigInt(price.price) * BigInt(persons), 0n, THOUSAND);
