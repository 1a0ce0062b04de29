import type { StoreOrderState } from "@barakah/contract";
import { pagedQuery, readQuery } from "../platform/query-client.ts";

const PRODUCTS_PER_PAGE = 24;

/** Everything of one seller begins with this key. */
export const sellingKey = (memberId: number) => ["member", memberId, "store"];

export const ownStoreQuery = (memberId: number) =>
  readQuery([...sellingKey(memberId), "own"], "GET /api/stores/mine/", {});

export const ownVouchersQuery = (memberId: number) =>
  readQuery([...sellingKey(memberId), "vouchers"], "GET /api/stores/mine/vouchers/", {}, { staleTime: 0 });

export const ownProductsQuery = (memberId: number) =>
  pagedQuery(
    [...sellingKey(memberId), "products"],
    "GET /api/stores/mine/products/",
    PRODUCTS_PER_PAGE,
    {},
    { staleTime: 0 },
  );

const ORDERS_PER_PAGE = 12;

export const storeOrdersQuery = (memberId: number, state: StoreOrderState, size = ORDERS_PER_PAGE) =>
  pagedQuery(
    [...sellingKey(memberId), "orders", state, size],
    "GET /api/stores/mine/orders/",
    size,
    { query: { state } },
    { staleTime: 0 },
  );

export const storeOrderQuery = (memberId: number, order_number: string) =>
  readQuery(
    [...sellingKey(memberId), "order", order_number],
    "GET /api/stores/mine/orders/:order_number/",
    { params: { order_number } },
    { staleTime: 0 },
  );

export const ownProductQuery = (memberId: number, id: number) =>
  readQuery(
    [...sellingKey(memberId), "product", id],
    "GET /api/stores/mine/products/:id/",
    { params: { id } },
    { staleTime: 0 },
  );

export const balanceQuery = (memberId: number) =>
  readQuery([...sellingKey(memberId), "balance"], "GET /api/stores/mine/balance/", {}, { staleTime: 0 });

export const ownPayoutsQuery = (memberId: number) =>
  pagedQuery([...sellingKey(memberId), "payouts"], "GET /api/stores/mine/payouts/", 10, {}, { staleTime: 0 });

export const openCampaignsQuery = readQuery(["campaigns", "to-give"], "GET /api/campaigns/", {
  query: { sort: "recommended", limit: "50" },
});
