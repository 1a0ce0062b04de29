import { useQuery } from "@tanstack/react-query";
import { HeroCarousel } from "../../ui/carousel/hero-carousel.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { featuredProductsQuery } from "../catalogue/queries.ts";
import { ProductSlide } from "./product-slide.tsx";

export function ProductCarousel({ limit }: { limit: number }) {
  const featured = useQuery(featuredProductsQuery(limit));
  return (
    <Loaded
      query={featured}
      failure="Failed to load featured products"
      brief
      skeleton={<ProductCarouselSkeleton />}
    >
      {(products) => (
        <HeroCarousel
          label="Produk unggulan"
          slides={products.map((product, position) => ({
            key: product.id,
            content: <ProductSlide product={product} eager={position === 0} />,
          }))}
        />
      )}
    </Loaded>
  );
}

function ProductCarouselSkeleton() {
  return (
    <div className="px-4 pb-9">
      <Skeleton className="h-52 rounded-xl" />
    </div>
  );
}
