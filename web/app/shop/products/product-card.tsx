import type { ProductSummary } from "@barakah/contract";
import { Card } from "../../ui/layout/card.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { Price } from "../catalogue/price.tsx";
import { ProductPicture } from "../catalogue/product-picture.tsx";
import { Rating } from "../catalogue/rating.tsx";
import { stockText } from "../catalogue/stock.ts";
import { SaveButton } from "../wishes/save-button.tsx";

export function ProductCard({ product }: { product: ProductSummary }) {
  return (
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
          {product.rating !== null && (
            <Rating rating={product.rating}>{`(${product.testimony_count})`}</Rating>
          )}
          <span className="ml-auto">{stockText(product.stock)}</span>
        </p>
      </div>
      <SaveButton product={product} />
    </Card>
  );
}
