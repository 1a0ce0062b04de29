import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiOf, pagedQuery, readQuery } from "../../platform/query-client.ts";

const ORDERS_PER_PAGE = 10;

/** Everything of one member's shopping; the session's end takes it away. */
export const shoppingKey = (memberId: number | undefined, ...what: string[]) =>
  ["member", memberId, "shopping", ...what] as const;

/** Another tab or another phone may have changed it, so it is read again when one comes back to this one. */
export const cartQuery = (memberId: number | undefined) =>
  readQuery(
    shoppingKey(memberId, "cart"),
    "GET /api/carts/cart/",
    { query: {} },
    { enabled: memberId !== undefined, refetchOnWindowFocus: "always" },
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

/** The newest order, for what its buyer wrote then. */
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
/** One change after the other: of several, the message that stays is the last one's. */
export const ONE_BY_ONE = { id: NAME };

let channel: BroadcastChannel | undefined;

function ours(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs that a cart, a wish list or an order has changed. */
export function tellOtherTabs(memberId: number): void {
  ours()?.postMessage(memberId);
}

/** Reads again what another tab has changed. */
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
