import type { ProductSummary } from "@barakah/contract";
import { GridSkeleton, ItemGrid } from "../../ui/catalogue/grid.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { Price, Rating } from "../catalogue/product-facts.tsx";
import { ProductPicture } from "../catalogue/product-picture.tsx";
import { stockText } from "../catalogue/stock-text.ts";
import { SaveButton } from "../wishes/save-button.tsx";

interface ProductCardProps {
  product: ProductSummary;
  eager?: boolean;
}

export const ProductCard = ({ product, eager }: ProductCardProps) => (
  <Card as="article" className="relative flex flex-col overflow-hidden">
    <ProductPicture product={product} sizes="(min-width: 480px) 218px, calc(50vw - 22px)" eager={eager} />
    <div className="flex flex-1 flex-col p-3">
      <h3 className="line-clamp-2 min-h-9 text-sm leading-[1.125rem] font-bold tracking-[-.005em] text-pretty">
        <StretchedLink to={`/produk/${product.slug}`}>{product.title}</StretchedLink>
      </h3>
      <p className="mt-2 leading-[1.25rem]">
        <Price price={product.price} unit={product.unit} className="text-md tracking-[-.01em]" />
      </p>
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-1 pt-1.5 text-xs whitespace-nowrap text-text-2">
        {product.rating !== null && <Rating rating={product.rating}>{`(${product.testimony_count})`}</Rating>}
        <span className="ml-auto">{stockText(product)}</span>
      </p>
    </div>
    <SaveButton product={product} />
  </Card>
);

interface ProductGridProps {
  products: ProductSummary[];
  search: string;
  /** True at the top of a page: the first picture then loads eagerly. */
  eager?: boolean;
}

export const ProductGrid = ({ products, search, eager = false }: ProductGridProps) => (
  <ItemGrid items={products} search={search} name="Produk" none="Belum ada produk.">
    {(product) => <ProductCard key={product.id} product={product} eager={eager && product === products[0]} />}
  </ItemGrid>
);

const LINES = ["mt-1 h-3 w-11/12", "mt-2 mb-1 h-3 w-2/3", "mt-3 h-4 w-3/4", "mt-3 mb-1 h-3"];

export const ProductGridSkeleton = ({ cards }: { cards: number }) => (
  <GridSkeleton count={cards} picture="aspect-square" lines={LINES} />
);
