import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiOf, pagedQuery, readQuery } from "../../platform/query-client.ts";

const ORDERS_PER_PAGE = 10;

/** The common prefix of the keys below: signing out removes them. */
export const shoppingKey = (memberId: number | undefined, ...what: string[]) =>
  ["member", memberId, "shopping", ...what] as const;

/** Reloaded on focus: another tab or device may have changed it. */
export const cartQuery = (memberId: number | undefined) =>
  readQuery(
    shoppingKey(memberId, "cart"),
    "GET /api/carts/cart/",
    { query: {} },
    { enabled: memberId !== undefined, refetchOnWindowFocus: "always" },
  );

/** What vouchers take off the cart as it is now. Its key begins with the cart's, so that it is read again with it. */
export const cartVouchersQuery = (memberId: number | undefined) =>
  readQuery(
    shoppingKey(memberId, "cart", "vouchers"),
    "GET /api/carts/voucher/",
    {},
    { enabled: memberId !== undefined, staleTime: 0 },
  );

export const wishesQuery = (memberId: number | undefined) =>
  readQuery(
    shoppingKey(memberId, "wishes"),
    "GET /api/wishlists/wishlist/",
    { query: {} },
    { enabled: memberId !== undefined, refetchOnWindowFocus: "always" },
  );

export const ordersQuery = (memberId: number | undefined) =>
  pagedQuery(
    shoppingKey(memberId, "orders"),
    "GET /api/orders/",
    ORDERS_PER_PAGE,
    {},
    { staleTime: 0, refetchOnWindowFocus: "always" },
  );

/** The newest order, to prefill the next one. */
export const lastOrderQuery = (memberId: number | undefined) =>
  queryOptions({
    queryKey: shoppingKey(memberId, "last-order"),
    queryFn: async ({ client, signal }) => {
      const [last] = await apiOf(client).call("GET /api/orders/", { query: { limit: "1" } }, { signal });
      return last ?? null;
    },
    enabled: memberId !== undefined,
  });

const NAME = "barakah-belanja";
/** A mutation scope: changes are sent one after the other. */
export const ONE_BY_ONE = { id: NAME };

let channel: BroadcastChannel | undefined;

function ours(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function tellOtherTabs(memberId: number): void {
  ours()?.postMessage(memberId);
}

/** Reloads when another tab changed something. */
export function useShoppingNews(memberId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const heard = ours();
    if (!heard || memberId === undefined) return;
    function listen({ data }: MessageEvent) {
      if (data === memberId) void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    }
    heard.addEventListener("message", listen);
    return () => heard.removeEventListener("message", listen);
  }, [client, memberId]);
}
