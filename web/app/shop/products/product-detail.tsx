import type { Product } from "@barakah/contract";
import { wholeNumber } from "../../platform/format.ts";
import { InTurn } from "../../ui/layout/in-turn.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { Media } from "../../ui/pictures/media.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Price } from "../catalogue/price.tsx";
import { Rating } from "../catalogue/rating.tsx";
import { isSoldOut, stockText } from "../catalogue/stock.ts";
import { ProductDescription } from "./product-description.tsx";
import { TestimonyList } from "./testimony-list.tsx";

export function ProductDetail({ product }: { product: Product }) {
  const soldOut = isSoldOut(product);
  return (
    <>
      <Media ratio="7:6" off={soldOut}>
        <Picture
          src={product.thumbnail}
          alt={product.title}
          width={640}
          height={549}
          sizes="(min-width: 480px) 480px, 100vw"
          eager
        />
      </Media>
      <section className="mb-2 bg-surface px-4 pt-4 pb-[18px]">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            <Price
              price={product.price}
              unit={product.unit}
              className="text-[min(1.5rem,9vw)] leading-[2rem] tracking-[-.02em]"
            />
          </p>
          <StatusBadge tone={soldOut ? "mute" : "ok"}>
            {soldOut ? "habis" : stockText(product.stock)}
          </StatusBadge>
        </div>
        <h1 className="mt-1 text-xl leading-[1.5625rem]">{product.title}</h1>
        {product.rating !== null && (
          <p className="mt-1.5 text-sm text-text-2">
            <Rating rating={product.rating}>{`${wholeNumber(product.testimony_count)} testimoni`}</Rating>
          </p>
        )}
      </section>
      <InTurn>
        <Tabs
          label="Tentang produk"
          tabs={[
            { key: "keterangan", label: "Keterangan", panel: <ProductDescription product={product} /> },
            { key: "testimoni", label: "Testimoni", panel: <TestimonyList product={product} /> },
          ]}
        />
      </InTurn>
    </>
  );
}
