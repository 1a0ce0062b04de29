import type { Product } from "@barakah/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { QuantityStepper } from "../../ui/form/quantity-stepper.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { useAdding } from "../cart/use-adding.ts";
import { isSoldOut, quantityWithin } from "../catalogue/stock.ts";
import { useMemberAction } from "../member/member-action.ts";
import { useWishing } from "../wishes/use-wishes.ts";

/** Sold out, only the cart is closed: the wish list still takes the product. A form, so that it works without script. */
export function ProductActions({ product }: { product: Product }) {
  const [wanted, setWanted] = useState(1);
  const asMember = useMemberAction();
  const { add, adding } = useAdding();
  const { wish, wishing } = useWishing();
  const soldOut = isSoldOut(product);
  const quantity = quantityWithin(product.stock, wanted);
  const here = `/produk/${product.slug}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    asMember(here, ({ id: memberId }) => {
      if (submitter?.dataset.to === "wishes") wish({ memberId, product });
      else add({ memberId, productId: product.id, slug: product.slug, quantity });
    });
  }
  return (
    <ActionBar>
      <form
        aria-label="Beli produk"
        action="/login"
        onSubmit={submit}
        className="flex flex-1 flex-wrap gap-2 [&>button]:flex-1"
      >
        <input type="hidden" name="next" value={here} />
        <div data-needs-script>
          <QuantityStepper
            label={`Jumlah ${product.title}`}
            value={quantity}
            min={1}
            max={product.stock}
            disabled={soldOut}
            onChange={setWanted}
          />
        </div>
        <Button type="submit" variant="line" size="sm" data-to="wishes" busy={wishing} className="px-2">
          + INCARAN
        </Button>
        <Button type="submit" size="sm" data-to="cart" busy={adding} disabled={soldOut} className="px-2">
          + KERANJANG
        </Button>
      </form>
    </ActionBar>
  );
}
