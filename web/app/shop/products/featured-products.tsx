import { useQuery } from "@tanstack/react-query";
import { SnapRow } from "../../ui/carousel/snap-row.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { homeFeaturedQuery } from "../catalogue/home-queries.ts";
import { ProductCard } from "./product-card.tsx";

/** The featured products of the home page, two in view, moved by hand. */
export function FeaturedProducts() {
  const featured = useQuery(homeFeaturedQuery());
  return (
    <Loaded query={featured} failure="Failed to load featured products" brief skeleton={<RowSkeleton />}>
      {(products) =>
        products.length > 0 && (
          <SnapRow label="Produk unggulan, geser ke samping">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </SnapRow>
        )
      }
    </Loaded>
  );
}

function RowSkeleton() {
  return (
    <div className="snap-row overflow-hidden">
      <Skeleton className="h-[290px] rounded-lg" />
      <Skeleton className="h-[290px] rounded-lg" />
      <Skeleton className="h-[290px] rounded-lg" />
    </div>
  );
}
