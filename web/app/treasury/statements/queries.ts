import type { CallOf, DebitState, importStatement, StatementState } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { read, readQuery } from "../../platform/query-client.ts";
import { browsedQuery, countedQuery, pageQuery } from "../../platform/staff-query.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

interface List<State> {
  state: State;
  search: string;
  offset: number;
  bank?: Bank | undefined;
}

const pageOf = <State>({ state, bank, search, offset }: List<State>) => ({
  state,
  bank,
  search: search || undefined,
  limit: String(PAGE_SIZE),
  offset: String(offset),
});

export const linesQuery = (list: List<StatementState>) =>
  pageQuery(["statements", "lines", list], "GET /api/admin/statements/", { query: pageOf(list) });

export function unseenQuery({ search, offset, bank }: Pick<List<never>, "search" | "offset" | "bank">) {
  const query = {
    limit: String(PAGE_SIZE),
    offset: String(offset),
    search: search || undefined,
    method: bank,
  };
  return pageQuery(["payments", "unseen", query], "GET /api/admin/payments-unseen/", { query });
}

export const assignableQuery = (lines: readonly number[], search: string) =>
  browsedQuery(["statements", "assignable", lines, search], "GET /api/admin/statements/payments/", {
    query: { lines: lines.join(","), search: search || undefined },
  });

export const fileQuery = (reference: string) =>
  readQuery(["payments", "file", reference], "GET /api/admin/payments/:reference/", {
    params: { reference },
  });

export const mappingsQuery = readQuery(["statements", "mappings"], "GET /api/admin/statement-mappings/", {});

/** What importing this file would do. */
export const previewQuery = (body: CallOf<typeof importStatement>["body"] | undefined) =>
  queryOptions({
    queryKey: ["statements", "preview", body],
    queryFn: body ? read("POST /api/admin/statements/preview/", { body }) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const filesQuery = (bank: Bank) =>
  countedQuery(["statements", "files", bank], "GET /api/admin/statement-files/", {
    query: { bank, limit: "12" },
  });

export const batchesQuery = readQuery(["statements", "batches"], "GET /api/admin/statements/batches/", {});

export const debitsQuery = (list: List<DebitState>) =>
  pageQuery(["statements", "debits", list], "GET /api/admin/statement-debits/", { query: pageOf(list) });
