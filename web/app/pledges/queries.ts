import { queryOptions } from "@tanstack/react-query";
import { apiOf, readQuery } from "../platform/query-client.ts";

const SHOWN = 50;

/** What can be pledged to. */
export const campaignsQuery = () =>
  readQuery(["campaigns", "for-pledges"], "GET /api/campaigns/", {
    query: { sort: "recommended", limit: String(SHOWN) },
  });

export const campaignQuery = (slug: string) =>
  readQuery(["campaign", slug], "GET /api/campaigns/:slug/", { params: { slug } });

export const pledgesQuery = (memberId: number | undefined) =>
  readQuery(["member", memberId, "pledges"], "GET /api/pledges/", {}, { staleTime: 0 });

/** By the key of a message, without signing in. */
export const pledgeQuery = (key: string) =>
  queryOptions({
    queryKey: ["pledge", key],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/pledges/by-key/:key/", { params: { key } }, { signal }),
    staleTime: 0,
  });
