import type { OrderItem } from "@barakah/contract";
import { lazy, Suspense, useState } from "react";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { StretchedLink } from "../../ui/stretched-link.tsx";

const TestimonyDialog = lazy(() => import("./testimony-dialog.tsx"));

export function OrderItemRow({ item, memberId }: { item: OrderItem; memberId: number }) {
  const [writing, setWriting] = useState(false);
  return (
    <li>
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="size-13 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={item.thumbnail} alt="" width={52} height={52} sizes="52px" />
        </div>
        <div className="min-w-0 flex-[1_1_5rem]">
          <h3 className="text-sm leading-[1.1875rem] font-semibold">
            {item.product_slug ? (
              <StretchedLink to={`/produk/${item.product_slug}`}>{item.product_name}</StretchedLink>
            ) : (
              item.product_name
            )}
          </h3>
          <p className="text-xs text-text-2">
            {item.quantity} × {rupiah(item.price)}
          </p>
        </div>
        <b className="ml-auto text-sm">{rupiah(item.price * item.quantity)}</b>
      </div>
      {item.can_review && item.product_slug && (
        <>
          <Button variant="soft" size="sm" block onClick={() => setWriting(true)} className="mt-2">
            <Icon name="star-fill" size={16} className="text-accent" /> Beri Testimoni
          </Button>
          {writing && (
            <Suspense>
              <TestimonyDialog
                slug={item.product_slug}
                title={item.product_name}
                memberId={memberId}
                onClose={() => setWriting(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </li>
  );
}
