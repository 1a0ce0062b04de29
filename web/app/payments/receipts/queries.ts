import { readQuery } from "../../platform/query-client.ts";

/** What a receipt's number tells anybody. Never from memory: it may have become void a moment ago. */
export const receiptQuery = (number: string) =>
  readQuery(["receipt", number], "GET /api/receipts/:number/", { params: { number } }, { staleTime: 0 });

/** What a member gave in a year. */
export const statementQuery = (memberId: number | undefined, year: string) =>
  readQuery(
    ["member", memberId, "statement", year],
    "GET /api/donations/statement/",
    { query: { year } },
    { staleTime: 0 },
  );

/** A member's own tax number, masked, and whether anybody has a use for it. */
export const npwpQuery = (memberId: number | undefined) =>
  readQuery(["member", memberId, "npwp"], "GET /api/donations/npwp/", {});
