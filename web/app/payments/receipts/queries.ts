import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

/** What a receipt's number tells anybody. Never from memory: it may have become void a moment ago. */
export function receiptQuery(number: string) {
  return queryOptions({
    queryKey: ["receipt", number],
    queryFn: read("GET /api/receipts/:number/", { params: { number } }),
    staleTime: 0,
  });
}

/** What a member gave in a year. */
export function statementQuery(memberId: number | undefined, year: string) {
  return queryOptions({
    queryKey: ["member", memberId, "statement", year],
    queryFn: read("GET /api/donations/statement/", { query: { year } }),
    staleTime: 0,
  });
}

/** A member's own tax number, masked, and whether anybody has a use for it. */
export function npwpQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: ["member", memberId, "npwp"],
    queryFn: read("GET /api/donations/npwp/", {}),
  });
}
