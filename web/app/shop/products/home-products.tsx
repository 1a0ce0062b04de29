import type { ProductSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { homeProductsQuery } from "../catalogue/home-queries.ts";
import { FeaturedProducts } from "./featured-products.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { SmallProductCard } from "./small-product-card.tsx";

/** The products on the home page, or those that match the search there. */
export function HomeProducts({ search }: { search: string }) {
  const products = useQuery(homeProductsQuery(search));
  const all = search ? `/sinergy?${new URLSearchParams({ search })}` : "/sinergy";
  return (
    <Section
      title="Belanja di Sinergy"
      more={all}
      text={search ? undefined : "Produk halal pilihan dari anggota, untuk anggota."}
    >
      {!search && <FeaturedProducts />}
      <Loaded query={products} failure="Failed to load products" skeleton={<SmallGridSkeleton />}>
        {(found) =>
          search ? <ProductGrid products={found} search={search} /> : <SmallGrid products={found} />
        }
      </Loaded>
    </Section>
  );
}

/** Three in a row, fewer where the text is too large for a price. */
const SMALL_GRID =
  "mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(5.4rem,(100%-1.25rem)/3),1fr))] gap-2.5 px-4";

function SmallGrid({ products }: { products: ProductSummary[] }) {
  return (
    <div className={SMALL_GRID}>
      {products.map((product) => (
        <SmallProductCard key={product.id} product={product} />
      ))}
    </div>
  );
}

function SmallGridSkeleton() {
  const places = [0, 1, 2, 3, 4, 5];
  return (
    <div className={SMALL_GRID}>
      {places.map((place) => (
        <Skeleton key={place} className="h-[190px] rounded-lg" />
      ))}
    </div>
  );
}
