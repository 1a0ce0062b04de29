import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import type { ListAddress } from "../ui/list-address.ts";
import { listQueryOf } from "../ui/list-address.ts";

type Shown = Pick<ListAddress, "search" | "status" | "offset">;
const shownOf = ({ search, status, offset }: Shown): Shown => ({ search, status, offset });

export const campaignsQuery = (address: Shown) =>
  queryOptions({
    queryKey: ["staff", "campaigns", shownOf(address)],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/campaigns/", { query: listQueryOf(address) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ["staff", "campaign", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/campaigns/:id/", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const productsQuery = (address: Shown) =>
  queryOptions({
    queryKey: ["staff", "products", shownOf(address)],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/products/", { query: listQueryOf(address) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ["staff", "product", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/products/:id/", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const coursesQuery = (address: Shown) =>
  queryOptions({
    queryKey: ["staff", "courses", shownOf(address)],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/courses/", { query: listQueryOf(address) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const courseQuery = (id: number) =>
  queryOptions({
    queryKey: ["staff", "course", id],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/courses/:id/", { params: { id } }, { signal }),
    staleTime: 0,
  });
