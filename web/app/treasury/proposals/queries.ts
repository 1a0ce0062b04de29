import type { Proposal } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { readQuery } from "../../platform/query-client.ts";

const REFRESH_MS = 60_000;

/** What waits for a second person, and what one person may do alone. */
export const proposalsQuery = readQuery(
  ["proposals"],
  "GET /api/admin/proposals/",
  {},
  { refetchInterval: REFRESH_MS },
);

/** The proposals about this payment that wait for a second person, the oldest first. */
export function useProposalsAbout(payment: string): readonly Proposal[] {
  const { data } = useQuery(proposalsQuery);
  return (data?.proposals ?? []).filter(
    ({ state, reference }) => state === "waiting" && reference === payment,
  );
}
