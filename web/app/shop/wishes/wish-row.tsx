import type { ProductSummary } from "@barakah/contract";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TrashIcon } from "../../ui/icons/account-icons.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useAdding } from "../cart/use-adding.ts";
import { Price } from "../catalogue/price.tsx";
import { ProductLink } from "../catalogue/product-link.tsx";
import { ProductPicture } from "../catalogue/product-picture.tsx";
import { isSoldOut, stockText } from "../catalogue/stock.ts";
import { useUnwishing } from "./use-wishes.ts";

export function WishRow({ product, memberId }: { product: ProductSummary; memberId: number }) {
  const { add, adding } = useAdding();
  const unwish = useUnwishing();
  const { id, slug, title, price, unit, stock } = product;
  return (
    <Card as="li" className="flex flex-wrap gap-3 p-3">
      <div className="w-21 flex-none self-start overflow-hidden rounded-md">
        <ProductPicture product={product} sizes="84px" />
      </div>
      <div className="flex min-w-0 flex-[1_1_10rem] flex-col">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 text-sm leading-[1.1875rem] font-semibold">
            <ProductLink {...product} />
          </h2>
          <IconButton
            label={`Hapus ${title} dari Incaran`}
            onClick={() => unwish({ memberId, product })}
            className="-mt-2.5 -mr-2.5 -mb-3.5 text-text-2"
          >
            <TrashIcon size={20} />
          </IconButton>
        </div>
        <p className="mt-1">
          <Price price={price} unit={unit} className="text-md" />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
          <span className="text-xs text-text-2">{stockText(stock)}</span>
          <Button
            size="sm"
            variant="soft"
            busy={adding}
            disabled={isSoldOut(product)}
            aria-label={`+ KERANJANG ${title}`}
            onClick={() => add({ memberId, productId: id, slug, quantity: 1 })}
          >
            + KERANJANG
          </Button>
        </div>
      </div>
    </Card>
  );
}
