import {
  CAMPAIGN_SORTS,
  CATEGORIES,
  CATEGORY_LABEL,
  type CampaignSort,
  type Category,
} from "@barakah/contract/charity/categories";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { CampaignView } from "./queries.ts";

const SORTS: [CampaignSort, string][] = [
  ["recommended", "Disarankan"],
  ["urgent", "Segera berakhir"],
  ["collected", "Terbanyak terkumpul"],
];

/** Links, so that they can be shared and work without JavaScript. */
export function CampaignFilter() {
  const [params] = useSearchParams();
  const { category, sort = "recommended" } = campaignViewOf(params);
  return (
    <nav aria-label="Saring program" className="flex flex-col pt-1">
      <Row label="Kategori">
        <Choice name="kategori" chosen={category === undefined}>
          Semua
        </Choice>
        {CATEGORIES.map((each) => (
          <Choice key={each} name="kategori" value={each} chosen={category === each}>
            {CATEGORY_LABEL[each]}
          </Choice>
        ))}
      </Row>
      {!params.get("search") && (
        <Row label="Urutan">
          {SORTS.map(([each, label]) => (
            <Choice
              key={each}
              name="urut"
              value={each === "recommended" ? undefined : each}
              chosen={sort === each}
            >
              {label}
            </Choice>
          ))}
        </Row>
      )}
    </nav>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
    {children}
  </ul>
);

interface ChoiceProps {
  name: "kategori" | "urut";
  /** Undefined for the default. */
  value?: string;
  chosen: boolean;
  children: ReactNode;
}

function Choice({ name, value, chosen, children }: ChoiceProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return (
    <li className="flex-none">
      <Link
        to={`/charity?${next}`}
        replace
        preventScrollReset
        aria-current={chosen || undefined}
        className="flex min-h-(--tap) items-center text-sm font-semibold whitespace-nowrap"
      >
        <span
          className={`rounded-full px-3.5 py-1.5 inset-ring ${chosen ? "bg-primary-soft text-on-primary-soft inset-ring-primary" : "bg-surface text-text-2 inset-ring-border-strong"}`}
        >
          {children}
        </span>
      </Link>
    </li>
  );
}

/** Ignores unknown values in the address. */
export const campaignViewOf = (search: URLSearchParams): CampaignView => ({
  category: CATEGORIES.find((category: Category) => category === search.get("kategori")),
  sort: CAMPAIGN_SORTS.find((sort: CampaignSort) => sort === search.get("urut")),
});
