import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../../platform/pages.ts";
import { apiOf, read, readPages } from "../../platform/query-client.ts";

const ORDERS_PER_PAGE = 10;

/** Everything of one member's shopping; the session's end takes it away. */
export const shoppingKey = (memberId: number | undefined, ...what: string[]) =>
  ["member", memberId, "shopping", ...what] as const;

/** Another tab or another phone may have changed it, so it is read again when one comes back to this one. */
export function cartQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: shoppingKey(memberId, "cart"),
    queryFn: read("GET /api/carts/cart/", { query: {} }),
    enabled: memberId !== undefined,
    refetchOnWindowFocus: "always",
  });
}

export function wishesQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: shoppingKey(memberId, "wishes"),
    queryFn: read("GET /api/wishlists/wishlist/", { query: {} }),
    enabled: memberId !== undefined,
    refetchOnWindowFocus: "always",
  });
}

export function ordersQuery(memberId: number | undefined) {
  return infiniteQueryOptions({
    ...inPagesOf(ORDERS_PER_PAGE),
    queryKey: shoppingKey(memberId, "orders"),
    queryFn: readPages("GET /api/orders/", (offset) => ({
      query: { limit: String(ORDERS_PER_PAGE), offset },
    })),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** The newest order, for what its buyer wrote then. */
export function lastOrderQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: shoppingKey(memberId, "last-order"),
    queryFn: async ({ client, signal }) => {
      const [last] = await apiOf(client).call("GET /api/orders/", { query: { limit: "1" } }, { signal });
      return last ?? null;
    },
    enabled: memberId !== undefined,
  });
}
