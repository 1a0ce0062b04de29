import type { CartItem } from "@barakah/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { writeCached } from "../../platform/query-client.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { cartQuery, ONE_BY_ONE, tellOtherTabs } from "../member/shopping-queries.ts";

const ADDED = "Berhasil menambahkan ke Keranjang Belanja!";
const FAILED = "Gagal menambahkan ke Keranjang Belanja";

export interface Adding {
  memberId: number;
  productId: number;
  slug: string;
  quantity: number;
}

const putIn = (lines: CartItem[], added: CartItem) => [...lines.filter(({ id }) => id !== added.id), added];

export function useAdding() {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    scope: ONE_BY_ONE,
    mutationFn: ({ productId, quantity }: Adding) =>
      api.call("POST /api/carts/cart/", { body: { product_id: productId, quantity } }),
    async onSuccess(added, { memberId }) {
      const { queryKey } = cartQuery(memberId);
      await writeCached(client, queryKey, (lines) => putIn(lines, added));
      void client.invalidateQueries({ queryKey });
      tellOtherTabs(memberId);
      toast.success(ADDED, { action: { label: "Lihat", to: "/keranjang" } });
    },
    onError(error, { slug }) {
      const { detail, code } = error instanceof ApiError ? error : {};
      toast.error(FAILED, { detail, ...(code === "owned" && { action: { label: "Buka", to: "/unduhan" } }) });
      // Reload the product: its stock changed.
      void client.invalidateQueries({ queryKey: ["product", slug] });
    },
  });
  return { add: mutate, adding: isPending };
}
