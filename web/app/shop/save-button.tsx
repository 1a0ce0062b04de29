import type { ProductSummary } from "@barakah/contract";
import { HeartIcon } from "../ui/icons.tsx";
import { useRequireMember } from "./require-member.ts";

/** The heart on a card; it works for what is sold out too. */
export function SaveButton({ product }: { product: ProductSummary }) {
  const requireMember = useRequireMember();
  return (
    <button
      type="button"
      data-needs-script
      aria-label={`Simpan ${product.title} ke Incaran`}
      onClick={() => requireMember(`/produk/${product.slug}`)}
      className="absolute top-0.5 right-0.5 grid size-(--tap) place-items-center text-on-glass-idle before:absolute before:size-8 before:rounded-full before:bg-glass before:shadow-1"
    >
      <HeartIcon size={18} className="relative" />
    </button>
  );
}
