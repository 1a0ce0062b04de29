import type { ProductSummary } from "@barakah/contract";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardGrid } from "../../ui/layout/card-grid.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { Price, Rating, stockText } from "../catalogue/product-facts.tsx";
import { ProductPicture } from "../catalogue/product-picture.tsx";
import { SaveButton } from "../wishes/save-button.tsx";

export const ProductCard = ({ product }: { product: ProductSummary }) => (
  <Card as="article" className="relative flex flex-col overflow-hidden">
    <ProductPicture product={product} sizes="(min-width: 480px) 218px, calc(50vw - 22px)" />
    <div className="flex flex-1 flex-col p-3">
      <h3 className="line-clamp-2 min-h-9 text-sm leading-[1.125rem] font-bold tracking-[-.005em] text-pretty">
        <StretchedLink to={`/produk/${product.slug}`}>{product.title}</StretchedLink>
      </h3>
      <p className="mt-2 leading-[1.25rem]">
        <Price price={product.price} unit={product.unit} className="text-md tracking-[-.01em]" />
      </p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-1 pt-1.5 text-xs whitespace-nowrap text-text-2">
        {product.rating !== null && <Rating rating={product.rating}>{`(${product.testimony_count})`}</Rating>}
        <span className="ml-auto">{stockText(product.stock)}</span>
      </p>
    </div>
    <SaveButton product={product} />
  </Card>
);

export function ProductGrid({ products, search }: { products: ProductSummary[]; search: string }) {
  if (products.length === 0) {
    return search ? (
      <EmptyState
        level="p"
        heading="Produk tidak ditemukan."
        text={`Tidak ada produk yang cocok dengan “${search}”.`}
      />
    ) : (
      <EmptyState level="p" heading="Belum ada produk." />
    );
  }
  return (
    <CardGrid>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </CardGrid>
  );
}

const ProductCardSkeleton = () => (
  <Card className="overflow-hidden">
    <Skeleton className="aspect-square rounded-none" />
    <div className="p-3">
      <Skeleton className="mt-1 h-3 w-11/12" />
      <Skeleton className="mt-2 mb-1 h-3 w-2/3" />
      <Skeleton className="mt-3 h-4 w-3/4" />
      <Skeleton className="mt-3 mb-1 h-3" />
    </div>
  </Card>
);

export function ProductGridSkeleton({ cards }: { cards: number }) {
  const places = Array.from({ length: cards }, (_, place) => place);
  return (
    <CardGrid>
      {places.map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}
