import type { CallOf, listPostings } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const accountsQuery = (day: string) =>
  queryOptions({
    queryKey: ["books", "accounts", day],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/books/accounts/", { query: { day } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const postingsQuery = (query: CallOf<typeof listPostings>["query"]) =>
  queryOptions({
    queryKey: ["books", "postings", query],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/books/postings/", { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export interface SumsOf {
  account: string;
  from: string | undefined;
  to: string | undefined;
  /** The newest row in sight: the running balance begins with it. */
  through: string | undefined;
}

export const sumsQuery = (query: SumsOf | undefined) =>
  queryOptions({
    queryKey: ["books", "sums", query],
    queryFn: query
      ? ({ client, signal }) => apiOf(client).call("GET /api/admin/books/sums/", { query }, { signal })
      : skipToken,
  });

export const dayQuery = (bank: Bank, day: string) =>
  queryOptions({
    queryKey: ["books", "banks", bank, day],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/admin/books/banks/:bank/day/",
        { params: { bank }, query: { day } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const decidedQuery = (bank: Bank) =>
  queryOptions({
    queryKey: ["books", "decided", bank],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/admin/books/banks/:bank/decided/", { params: { bank } }, { signal }),
  });

export const agreementQuery = queryOptions({
  queryKey: ["books", "banks"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/books/banks/", {}, { signal }),
});
