import type { ProductSummary, WishListItem } from "@barakah/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { writeCached } from "../../platform/query-client.ts";
import { useMember } from "../../platform/session.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { ONE_BY_ONE, tellOtherTabs, wishesQuery } from "../member/shopping-queries.ts";

const ADDED = "Berhasil menambahkan ke Incaran!";
const FAILED = "Gagal menambahkan ke Incaran, ";
const REMOVED = "Dihapus dari Incaran.";
const REMOVAL_FAILED = "Gagal menghapus dari Incaran. Silakan coba lagi.";
const LOOK = { label: "Lihat", to: "/incaran" };

export function useIsWished(productId: number): boolean {
  const { data } = useQuery(wishesQuery(useMember()?.id));
  return data?.some(({ product }) => product.id === productId) ?? false;
}

interface Wish {
  memberId: number;
  product: Pick<ProductSummary, "id">;
}

export function useWishing() {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    scope: ONE_BY_ONE,
    mutationFn: ({ product }: Wish) =>
      api.call("POST /api/wishlists/wishlist/", { body: { product_id: product.id } }),
    async onSuccess(wish, { memberId }) {
      await writeCached(client, wishesQuery(memberId).queryKey, (wishes) => [wish, ...wishes]);
      tellOtherTabs(memberId);
      toast.success(ADDED, { action: LOOK });
    },
    onError(error, { memberId }) {
      const there = statusOf(error) === 409;
      toast.error(FAILED + error.message, there ? { action: LOOK } : {});
      if (there) void client.invalidateQueries(wishesQuery(memberId));
    },
  });
  return { wish: mutate, wishing: isPending };
}

const without = (wishes: WishListItem[], productId: number) =>
  wishes.filter(({ product }) => product.id !== productId);

async function forget(productId: number): Promise<void> {
  try {
    await api.call("DELETE /api/wishlists/wishlist/", { body: { product_id: productId } });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

/** Optimistic: removed at once, restored on failure. */
export function useUnwishing() {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ product }: Wish) => forget(product.id),
    async onMutate({ memberId, product }: Wish) {
      const { queryKey } = wishesQuery(memberId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (wishes) => wishes && without(wishes, product.id));
    },
    onSuccess(_, { memberId }) {
      tellOtherTabs(memberId);
      toast.success(REMOVED);
    },
    onError(_, { memberId }) {
      toast.error(REMOVAL_FAILED);
      void client.invalidateQueries(wishesQuery(memberId));
    },
  });
  return mutate;
}
