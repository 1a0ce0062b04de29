import { readQuery } from "../../platform/query-client.ts";

/** Never cached: a receipt may have become void. */
export const receiptQuery = (number: string) =>
  readQuery(["receipt", number], "GET /api/receipts/:number/", { params: { number } }, { staleTime: 0 });

export const statementQuery = (memberId: number | undefined, year: string) =>
  readQuery(
    ["member", memberId, "statement", year],
    "GET /api/donations/statement/",
    { query: { year } },
    { staleTime: 0 },
  );

export const npwpQuery = (memberId: number | undefined) =>
  readQuery(["member", memberId, "npwp"], "GET /api/donations/npwp/", {});
