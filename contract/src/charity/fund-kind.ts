import type { GivenKind } from "../ledger/fund-kinds.ts";
import type { Category } from "./categories.ts";

/** The default kind of a campaign, by its category; the migration that introduced kinds of fund used the same. */
export function fundKindBy(category: Category, deadline: string | null): GivenKind {
  if (category === "zakat") return "zakat";
  return (category === "infak" || category === "sedekah") && !deadline ? "infak_bebas" : "infak_terikat";
}
