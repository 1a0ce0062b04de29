import { THOUSAND, thousandths } from "./exact-rupiah.ts";
import type { Price, Rule } from "./rules-and-prices.ts";
import { type Reckoned, zakatDue } from "./zakat-due.ts";

/**
 * Kilograms of rice per person, without nisab: the weight is in the rule in force, which one treasurer enters and another confirms
 * (`api/src/zakat/edit-rules.ts`), the price is that of the region.
 */
export const fitrah = (rule: Rule, price: Price, persons: number): Reckoned =>
  zakatDue(rule, price, thousandths(rule.nisab_value) * BigInt(price.price) * BigInt(persons), 0n, THOUSAND);
