import type { ProductSummary } from "@barakah/contract";
import { Icon } from "../../ui/icons/icon.tsx";
import { useMemberAction } from "../member/after-sign-in.ts";
import { useIsWished, useUnwishing, useWishing } from "./use-wishes.ts";

/** The heart on a card, also for sold-out products. */
export function SaveButton({ product }: { product: ProductSummary }) {
  const asMember = useMemberAction();
  const wished = useIsWished(product.id);
  const { wish, wishing } = useWishing();
  const unwish = useUnwishing();
  function press() {
    if (wishing) return;
    asMember({ product, place: "wishes", quantity: 1 }, ({ id }) =>
      (wished ? unwish : wish)({ memberId: id, product }),
    );
  }
  return (
    <button
      type="button"
      data-needs-script
      aria-label={`Simpan ${product.title} ke Incaran`}
      aria-pressed={wished}
      onClick={press}
      className={`absolute top-0.5 right-0.5 grid size-(--tap) place-items-center before:absolute before:size-8 before:rounded-full before:bg-glass before:shadow-1 ${wished ? "text-danger" : "text-on-glass-idle"}`}
    >
      {wished ? (
        <Icon name="heart-fill" size={18} className="relative" />
      ) : (
        <Icon name="heart" size={18} className="relative" />
      )}
    </button>
  );
}
