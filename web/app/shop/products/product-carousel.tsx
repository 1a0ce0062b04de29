import type { ProductSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { HeroCarousel } from "../../ui/carousel/hero-carousel.tsx";
import { FeaturedChip } from "../../ui/featured-chip.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Price } from "../catalogue/product-facts.tsx";
import { featuredProductsQuery } from "../catalogue/queries.ts";

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

const ProductCarouselSkeleton = () => (
  <div className="px-4 pb-9">
    <Skeleton className="h-52 rounded-xl" />
  </div>
);

interface ProductSlideProps {
  product: ProductSummary;
  /** True for the first slide: it is the largest picture in view. */
  eager: boolean;
}

/** The picture fades into the theme's colour; text keeps the left half. */
const ProductSlide = ({ product, eager }: ProductSlideProps) => (
  <Link
    to={`/produk/${product.slug}`}
    prefetch="intent"
    className="relative block rounded-xl bg-accent-soft text-text -outline-offset-3"
  >
    <span className="absolute inset-y-0 right-0 block w-1/2 overflow-hidden rounded-r-xl [mask:linear-gradient(90deg,transparent,#000_34%)]">
      <Picture
        src={product.thumbnail}
        alt=""
        width={320}
        height={320}
        sizes="(min-width: 480px) 224px, 46vw"
        eager={eager}
      />
    </span>
    <span className="relative flex min-h-52 w-[52%] flex-col items-start py-4 pl-4">
      <FeaturedChip tone="glass" />
      <h3 className="mt-2.5 line-clamp-3 text-[1.0625rem] leading-[1.375rem]">{product.title}</h3>
      <span className="mt-1 mb-3">
        <Price price={product.price} unit={product.unit} className="text-[1.125rem]" />
      </span>
      <span className={buttonClass({ size: "sm", className: "mt-auto" })}>Lihat Produk</span>
    </span>
  </Link>
);
