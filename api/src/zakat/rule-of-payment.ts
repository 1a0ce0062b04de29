import type { BodyOf, payZakat } from "@barakah/contract";
import type { Tx } from "../platform/database/database.ts";
import { ruleHeld, rulesOn } from "./queries/rules.ts";
import { noRule } from "./refusals.ts";

type Body = BodyOf<typeof payZakat>;

export interface Item {
  kind: Body["items"][number]["kind"];
  amount: number;
  rule_id: number | null;
}

/** Adds the rule of each item: the named one if it was in force within the last day, otherwise the current one. */
export async function ruledItems(tx: Tx, items: Body["items"], day: string): Promise<Item[]> {
  const holding = await rulesOn(tx, day);
  const ruled: Item[] = [];
  for (const { kind, amount, rule } of items) {
    if (kind === "infak") {
      ruled.push({ kind, amount, rule_id: null });
      continue;
    }
    const named = rule ? await ruleHeld(tx, rule, day) : undefined;
    const found = named?.kind === kind ? named : holding.find((one) => one.kind === kind);
    if (!found) throw noRule(kind);
    ruled.push({ kind, amount, rule_id: found.id });
  }
  return ruled;
}
