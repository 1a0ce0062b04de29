import type { CartItem } from "@barakah/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf, statusOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { putCached, writeCached } from "../../platform/query-client.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { QuantityStepper } from "../../ui/form/quantity-stepper.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { ProductLink } from "../catalogue/product-picture.tsx";
import { stockText } from "../catalogue/stock-text.ts";
import { cartQuery, cartVouchersQuery, tellOtherTabs } from "../member/shopping-queries.ts";
import { byStore, type StoreLines, travelling } from "./by-store.ts";
import { fewer, withQuantity } from "./cart-totals.ts";
import { NoticeList } from "./notice-list.tsx";
import { StoreHead } from "./store-head.tsx";

/** Removing a line asks for confirmation. */
export function CartList({ lines, memberId }: { lines: CartItem[]; memberId: number }) {
  const { setQuantity, remove } = useCart(memberId);
  const [leaving, setLeaving] = useState<CartItem>();

  function change(line: CartItem, wanted: number) {
    const quantity = wanted < line.quantity ? fewer(line) : wanted;
    if (quantity <= 0) setLeaving(line);
    else setQuantity(line.product.id, quantity);
  }
  function confirm() {
    if (leaving) remove(leaving.product.id);
    setLeaving(undefined);
  }
  return (
    <>
      {byStore(lines).map((group, _, all) => (
        <section key={group.store?.slug ?? ""} className="mb-3 last-of-type:mb-0">
          {(all.length > 1 || group.store) && (
            <div className="mx-4 mb-2 overflow-hidden rounded-md">
              <StoreHead store={group.store} text={storeText(group)} />
            </div>
          )}
          <ul className="flex flex-col gap-3 px-4">
            {group.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                onQuantity={(wanted) => change(line, wanted)}
                onRemove={() => setLeaving(line)}
              />
            ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        open={leaving !== undefined}
        title="Hapus dari keranjang?"
        text={`${leaving?.product.title} akan dihapus dari Keranjang Belanja.`}
        picture={
          leaving && (
            <div className="size-16 flex-none overflow-hidden rounded-md bg-surface-2">
              <Picture src={leaving.product.thumbnail} alt="" width={64} height={64} sizes="64px" />
            </div>
          )
        }
        confirm="Hapus"
        danger
        onConfirm={confirm}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
}

function storeText({ store, lines }: StoreLines): string {
  if (!store) return "Toko komunitas";
  return travelling(lines).length > 0 ? "Toko anggota, dikirim sendiri" : "Toko anggota, langsung diunduh";
}

interface CartLineProps {
  line: CartItem;
  onQuantity(wanted: number): void;
  onRemove(): void;
}

function CartLine({ line, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity, subtotal, notices } = line;
  const withdrawn = notices.some(({ code }) => code === "withdrawn");
  return (
    <Card as="li" className="p-3">
      <div className="flex flex-wrap gap-3">
        <div className="size-21 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={product.thumbnail} alt="" width={84} height={84} sizes="84px" />
        </div>
        <div className="flex min-w-0 flex-[1_1_10rem] flex-col">
          <div className="flex items-start gap-2">
            <h2 className="min-w-0 flex-1 text-sm leading-[1.1875rem] font-semibold">
              {withdrawn ? product.title : <ProductLink {...product} />}
            </h2>
            <IconButton
              label={`Hapus ${product.title}`}
              onClick={onRemove}
              className="-mt-2.5 -mr-2.5 -mb-3.5 text-text-2"
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </div>
          <p className="text-xs text-text-2">
            {product.kind === "digital" ? stockText(product) : `${rupiah(product.price)} / ${product.unit}`}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
            <b className="font-extrabold">{rupiah(subtotal)}</b>
            {product.kind === "goods" && (
              <QuantityStepper
                label={`Jumlah ${product.title}`}
                value={quantity}
                min={0}
                max={withdrawn ? 0 : product.stock}
                onChange={onQuantity}
              />
            )}
          </div>
        </div>
      </div>
      <NoticeList notices={notices} />
    </Card>
  );
}

const REMOVAL_FAILED = "Gagal menghapus item dari keranjang. Silakan coba lagi.";
const CHANGING = ["cart"] as const;

interface Change {
  productId: number;
  quantity: number;
}

async function remove(productId: number): Promise<void> {
  try {
    await api.call("DELETE /api/carts/cart/", { body: { product_id: productId } });
  } catch (error) {
    // Already removed in another tab.
    if (statusOf(error) !== 404) throw error;
  }
}

async function change({ productId, quantity }: Change): Promise<CartItem[] | undefined> {
  if (quantity > 0) return api.call("PUT /api/carts/cart/", { body: { product_id: productId, quantity } });
  await remove(productId);
  return undefined;
}

/** Only the last of several quick changes is shown: earlier answers are out of date. */
const isLast = (client: QueryClient) => client.isMutating({ mutationKey: CHANGING }) === 1;

/** Optimistic updates, sent one after the other and corrected by the server's answer. */
function useCart(memberId: number | undefined) {
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = cartQuery(memberId);

  const { mutate } = useMutation({
    mutationKey: CHANGING,
    scope: { id: "cart" },
    mutationFn: change,
    async onMutate({ productId, quantity }: Change) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (lines) => lines && withQuantity(lines, productId, quantity));
    },
    async onSuccess(cart, { productId, quantity }) {
      if (isLast(client))
        await (cart
          ? putCached(client, queryKey, cart)
          : writeCached(client, queryKey, (lines) => withQuantity(lines, productId, quantity)));
      void client.invalidateQueries({ queryKey: cartVouchersQuery(memberId).queryKey });
      if (memberId !== undefined) tellOtherTabs(memberId);
    },
    onError(error, { quantity }) {
      toast.error(quantity === 0 ? REMOVAL_FAILED : sentenceOf(error));
      if (isLast(client)) void client.invalidateQueries({ queryKey });
    },
  });
  return {
    setQuantity: (productId: number, quantity: number) => mutate({ productId, quantity }),
    remove: (productId: number) => mutate({ productId, quantity: 0 }),
  };
}
