import type { Product } from "@barakah/contract";
import { type FormEvent, useState } from "react";
import { ActionBar } from "../ui/action-bar.tsx";
import { Button } from "../ui/button.tsx";
import { QuantityStepper } from "../ui/quantity-stepper.tsx";
import { useRequireMember } from "./require-member.ts";
import { isSoldOut, quantityWithin } from "./stock.ts";

/** Sold out, only the cart is closed: the wish list still takes the product. A form, so that it works without script. */
export function ProductActions({ product }: { product: Product }) {
  const [wanted, setWanted] = useState(1);
  const requireMember = useRequireMember();
  const soldOut = isSoldOut(product);
  const here = `/produk/${product.slug}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    requireMember(here);
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
            value={quantityWithin(product.stock, wanted)}
            min={1}
            max={product.stock}
            disabled={soldOut}
            onChange={setWanted}
          />
        </div>
        <Button type="submit" variant="line" size="sm" className="px-2">
          + INCARAN
        </Button>
        <Button type="submit" size="sm" disabled={soldOut} className="px-2">
          + KERANJANG
        </Button>
      </form>
    </ActionBar>
  );
}
