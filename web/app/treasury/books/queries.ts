import type { CallOf, listEntries, listPostings } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { read, readQuery } from "../../platform/query-client.ts";
import { browsedQuery, pageQuery } from "../../platform/staff-query.ts";

export const accountsQuery = (day: string) =>
  browsedQuery(["books", "accounts", day], "GET /api/admin/books/accounts/", { query: { day } });

export const postingsQuery = (query: CallOf<typeof listPostings>["query"]) =>
  pageQuery(["books", "postings", query], "GET /api/admin/books/postings/", { query });

export const entriesQuery = (query: CallOf<typeof listEntries>["query"]) =>
  pageQuery(["books", "entries", query], "GET /api/admin/books/entries/", { query });

export interface SumsOf {
  account: string;
  from: string | undefined;
  to: string | undefined;
  /** The newest row shown: the running balance starts there. */
  through: string | undefined;
}

export const sumsQuery = (query: SumsOf | undefined) =>
  queryOptions({
    queryKey: ["books", "sums", query],
    queryFn: query ? read("GET /api/admin/books/sums/", { query }) : skipToken,
  });

export const dayQuery = (bank: Bank, day: string) =>
  browsedQuery(["books", "banks", bank, day], "GET /api/admin/books/banks/:bank/day/", {
    params: { bank },
    query: { day },
  });

export const decidedQuery = (bank: Bank) =>
  readQuery(["books", "decided", bank], "GET /api/admin/books/banks/:bank/decided/", { params: { bank } });

export const agreementQuery = readQuery(["books", "banks"], "GET /api/admin/books/banks/", {});
