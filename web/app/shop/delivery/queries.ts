import type { CartItem } from "@barakah/contract";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, read, readQuery } from "../../platform/query-client.ts";
import { shoppingKey } from "../member/shopping-queries.ts";

export const addressesQuery = (memberId: number) =>
  readQuery(shoppingKey(memberId, "addresses"), "GET /api/addresses/", { query: {} });

/** Quotes are cached for an hour by address and cart. */
export const waysQuery = (memberId: number, addressId: number | null, lines: CartItem[]) =>
  queryOptions({
    queryKey: shoppingKey(
      memberId,
      "ways",
      String(addressId),
      lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join(),
    ),
    queryFn: read("POST /api/orders/shipping-options/", { body: { address_id: addressId ?? 0 } }),
    // An empty cart cannot be quoted.
    enabled: addressId !== null && lines.length > 0,
    staleTime: 30 * 60_000,
    retry: false,
  });

export const pickupQuery = () => readQuery(["pickup-place"], "GET /api/orders/pickup-place/", {});

const REGIONS_SHOWN = "30";

export const regionsQuery = (sought: { search: string } | { within: string }) =>
  queryOptions({
    queryKey: ["regions", sought],
    queryFn: ({ client, signal }) => {
      const query =
        "search" in sought
          ? { search: sought.search, limit: REGIONS_SHOWN }
          : sought.within
            ? { within: sought.within }
            : {};
      return apiOf(client).call("GET /api/regions/", { query }, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The region of a stored code. */
export const regionQuery = (code: string) =>
  readQuery(
    ["regions", { code }],
    "GET /api/regions/",
    { query: { code } },
    { enabled: code !== "", staleTime: Number.POSITIVE_INFINITY },
  );

export const orderQuery = (memberId: number, order_number: string) =>
  readQuery(
    shoppingKey(memberId, "order", order_number),
    "GET /api/orders/:order_number/",
    { params: { order_number } },
    { staleTime: 0, refetchOnWindowFocus: "always" },
  );
