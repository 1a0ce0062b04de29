import type { FoundStore } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { wholeNumber } from "../../platform/format.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { foundStoresQuery } from "../catalogue/queries.ts";

/** Members' stores whose name matches the search; empty if none does. */
export default function FoundStores({ search }: { search: string }) {
  const { data = [] } = useQuery(foundStoresQuery(search));
  if (data.length === 0) return null;
  return (
    <Section title="Toko anggota">
      <ul className="mx-4 divide-y divide-border rounded-lg bg-surface px-3.5 shadow-card">
        {data.map((store) => (
          <li key={store.slug} className="relative flex items-center gap-3.5 py-3.5">
            <span className="size-14 flex-none overflow-hidden rounded-lg bg-surface-2">
              <Picture src={store.thumbnail} alt="" width={56} height={56} sizes="56px" />
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="leading-[1.3125rem] font-bold wrap-anywhere">
                <StretchedLink to={`/toko/${store.slug}`}>{store.name}</StretchedLink>
              </h3>
              <p className="mt-0.5 text-xs text-text-2">
                {store.place} · {sellingText(store)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function sellingText({ state, product_count }: FoundStore): string {
  if (state === "paused") return "sedang libur";
  return product_count > 0 ? `${wholeNumber(product_count)}\u00a0produk` : "belum ada produk";
}
