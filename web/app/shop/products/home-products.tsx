import { useQuery } from "@tanstack/react-query";
import { SnapRow } from "../../ui/carousel/snap-row.tsx";
import { HomeSection } from "../../ui/catalogue/list.tsx";
import { Skeletons } from "../../ui/feedback/skeleton.tsx";
import { homeFeaturedQuery, homeProductsQuery } from "../catalogue/queries.ts";
import { ProductCard, ProductGrid } from "./product-card.tsx";

/** Featured products and then others, each once, in one row that moves sideways. */
export default function HomeProducts({ search }: { search: string }) {
  const products = useQuery(homeProductsQuery(search));
  // A failure is not shown: the others are there.
  const { data: featured = [] } = useQuery({ ...homeFeaturedQuery(), enabled: !search });
  return (
    <HomeSection
      title="Belanja di Sinergy"
      all="/sinergy"
      search={search}
      query={products}
      failure="Failed to load products"
      skeleton={ROW_SKELETON}
    >
      {(found) => {
        const others = found.filter(({ id }) => !featured.some((one) => one.id === id));
        const row = [...featured, ...others];
        if (search || row.length === 0) return <ProductGrid products={found} search={search} />;
        return (
          <SnapRow label="Produk, geser ke samping">
            {row.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </SnapRow>
        );
      }}
    </HomeSection>
  );
}

const ROW_SKELETON = (
  <div className="snap-row overflow-hidden">
    <Skeletons of={Array<string>(3).fill("h-[290px] rounded-lg")} />
  </div>
);
