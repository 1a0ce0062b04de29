import type { CartItem } from "@barakah/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { sentenceOf, statusOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { putCached, writeCached } from "../../platform/query-client.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { cartQuery, tellOtherTabs } from "../member/shopping-queries.ts";
import { withQuantity } from "./cart-totals.ts";

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
export function useCart(memberId: number | undefined) {
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
