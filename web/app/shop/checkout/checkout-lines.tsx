import type { CartItem } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { NoticeList } from "../cart/notice-list.tsx";

export default function CheckoutLines({ lines }: { lines: CartItem[] }) {
  const blocked = lines.some((line) => !line.can_buy);
  return (
    <>
      <ul className="divide-y divide-border">
        {lines.map((line) => (
          <CheckoutLine key={line.id} line={line} />
        ))}
      </ul>
      {blocked && (
        <LinkButton to="/keranjang" variant="line-primary" size="sm" block className="mt-3">
          Perbaiki di Keranjang
        </LinkButton>
      )}
    </>
  );
}

function CheckoutLine({ line }: { line: CartItem }) {
  const { product, quantity, subtotal, notices } = line;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="size-13 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={product.thumbnail} alt="" width={52} height={52} sizes="52px" />
        </div>
        <div className="min-w-0 flex-[1_1_5rem]">
          <h3 className="text-sm leading-[1.1875rem] font-semibold">{product.title}</h3>
          <p className="text-xs text-text-2">
            {product.kind === "digital" ? "Diunduh" : `${quantity} × ${rupiah(product.price)}`}
          </p>
        </div>
        <b className="ml-auto text-sm">{rupiah(subtotal)}</b>
      </div>
      <NoticeList notices={notices} />
    </li>
  );
}
