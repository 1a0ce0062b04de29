import type { GivenKind } from "../ledger/fund-kinds.ts";
import type { Category } from "./categories.ts";

/** What a campaign is where nobody says it: as the migration that brought kinds of fund classified what was there. */
export function fundKindBy(category: Category, deadline: string | null): GivenKind {
  if (category === "zakat") return "zakat";
  return (category === "infak" || category === "sedekah") && !deadline ? "infak_bebas" : "infak_terikat";
}
