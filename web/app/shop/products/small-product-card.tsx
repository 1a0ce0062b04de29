import type { ProductSummary } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";
import { ProductPicture } from "../catalogue/product-picture.tsx";

/** Three of them fit side by side. */
export function SmallProductCard({ product }: { product: ProductSummary }) {
  return (
    <Card as="article" className="relative flex flex-col overflow-hidden">
      <ProductPicture product={product} sizes="(min-width: 480px) 143px, calc(33vw - 17px)" />
      <div className="px-2 pt-2 pb-2.5 sm:px-2.5">
        <h3 className="line-clamp-2 min-h-8 text-xs font-semibold">
          <StretchedLink to={`/produk/${product.slug}`}>{product.title}</StretchedLink>
        </h3>
        <p className="mt-1 text-sm leading-[1.125rem] font-extrabold tracking-[-.02em] whitespace-nowrap">
          {rupiah(product.price)}
        </p>
      </div>
    </Card>
  );
}
