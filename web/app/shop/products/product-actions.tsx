import type { Product } from "@barakah/contract";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type Intent, takeIntents } from "../../platform/action-after-sign-in.ts";
import { useMember } from "../../platform/session.ts";
import { Button } from "../../ui/form/button.tsx";
import { QuantityStepper } from "../../ui/form/quantity-stepper.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { useAdding } from "../cart/use-adding.ts";
import { quantityWithin } from "../catalogue/quantity-within-stock.ts";
import { isSoldOut } from "../catalogue/stock-text.ts";
import { productPath, slugIn, useMemberAction } from "../member/after-sign-in.ts";
import { useIsWished, useUnwishing, useWishing } from "../wishes/use-wishes.ts";

/** A sold-out product can still be wished for. A form, so that it works without JavaScript. */
export function ProductActions({ product }: { product: Product }) {
  const [wanted, setWanted] = useState(1);
  const asMember = useMemberAction();
  const { add, adding } = useAdding();
  const { wish, wishing } = useWishing();
  const soldOut = isSoldOut(product);
  const quantity = quantityWithin(product.stock, wanted);
  const here = productPath(product);
  const wished = useIsWished(product.id);
  const unwish = useUnwishing();
  const memberId = useMember()?.id;

  const resume = useEffectEvent((memberId: number) => {
    const intents = takeIntents(here);
    const forCart = ({ what }: Intent) => what !== "wishes";
    for (const { id } of intents.filter((intent) => !forCart(intent))) wish({ memberId, product: { id } });
    // Last, so that the cart's error message is the one that stays.
    for (const { id, path, quantity } of intents.filter(forCart))
      add({ memberId, productId: id, slug: slugIn(path), quantity });
  });
  useEffect(() => {
    if (memberId !== undefined) resume(memberId);
  }, [memberId]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const place = (event.nativeEvent as SubmitEvent).submitter?.dataset.to === "wishes" ? "wishes" : "cart";
    asMember({ product, place, quantity }, ({ id }) => {
      if (place === "cart") add({ memberId: id, productId: product.id, slug: product.slug, quantity });
      else (wished ? unwish : wish)({ memberId: id, product });
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
        {product.kind === "goods" && (
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
        )}
        <Button
          type="submit"
          variant={wished ? "soft" : "line"}
          size="sm"
          data-to="wishes"
          aria-pressed={wished}
          busy={wishing}
          onClick={once}
          meanwhile={<WishLabel shows="waiting" />}
          className="px-2!"
        >
          <WishLabel shows={wished ? "saved" : "wish"} />
        </Button>
        <Button
          type="submit"
          size="sm"
          data-to="cart"
          busy={adding}
          onClick={once}
          meanwhile={
            <Steady>
              <span className="invisible">+ KERANJANG</span>
              <Waiting />
            </Steady>
          }
          disabled={soldOut}
          className="px-2!"
          label="+ KERANJANG"
        />
      </form>
    </ActionBar>
  );
}

/** Ignores the second click of a double click. */
function once(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** As wide as its widest label: otherwise the row could wrap and a second tap hit another button. */
const Steady = ({ children }: { children: ReactNode }) => (
  <span className="grid place-items-center *:[grid-area:1/1]">{children}</span>
);

const Waiting = () => (
  <>
    <Spinner />
    <span className="sr-only">Memproses...</span>
  </>
);

const WishLabel = ({ shows }: { shows: "wish" | "saved" | "waiting" }) => (
  <Steady>
    <span className={shows === "wish" ? undefined : "invisible"}>+ INCARAN</span>
    <span className={`flex items-center gap-1 ${shows === "saved" ? "" : "invisible"}`}>
      <Icon name="heart-fill" size={16} />
      TERSIMPAN
    </span>
    {shows === "waiting" && <Waiting />}
  </Steady>
);
