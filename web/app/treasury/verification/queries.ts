import type { PaymentKindName } from "@barakah/contract";
import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";

export const QUEUE_LENGTH = 50;
/** The beginning of the query keys of all queue lists, for every filter. */
export const QUEUE_KEY = ["payments", "queue"];
const REFRESH_MS = 30_000;
const LOOK_MS = 15_000;

export interface QueueFilter {
  kind: PaymentKindName;
  search: string;
  addOn: string;
  /** Only payments of senders who sent many proofs, none of which was ever verified. */
  apart: boolean;
}

/** Transfers whose proof waits, oldest first; `seen`: those of them whose money a notice has shown. */
export const queueQuery = ({ kind, search, addOn, apart }: QueueFilter, length: number, seen = false) =>
  pageQuery(
    [...QUEUE_KEY, kind, search, addOn, apart, length, seen],
    "GET /api/admin/payments/",
    {
      query: {
        status: "pending",
        has_proof: "true",
        kind,
        oldest: "true",
        apart: apart ? "true" : undefined,
        seen: seen ? "true" : undefined,
        search: search || undefined,
        add_on: /^\d{3}$/.test(addOn) ? addOn : undefined,
        limit: String(length),
      },
    },
    { refetchInterval: REFRESH_MS },
  );

export { fileQuery } from "../statements/queries.ts";

/** Presence: reports that this payment is open here, and reads who else has it open. */
export const lookQuery = (reference: string) =>
  readQuery(
    ["payments", "look", reference],
    "POST /api/admin/payments/:reference/look/",
    { params: { reference } },
    { staleTime: 0, refetchInterval: LOOK_MS },
  );

export const DECISIONS_KEY = ["decisions"];

/** Everybody's decisions that the server is about to carry out, and one's own that it could not. */
export const decisionsQuery = readQuery(
  DECISIONS_KEY,
  "GET /api/admin/decisions/",
  {},
  { staleTime: 0, refetchInterval: REFRESH_MS },
);

export const waitingQuery = readQuery(
  ["payments", "waiting"],
  "GET /api/admin/payments-waiting/",
  {},
  { refetchInterval: REFRESH_MS },
);
