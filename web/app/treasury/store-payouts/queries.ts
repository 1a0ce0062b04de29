import type { StorePayoutState } from "@barakah/contract/treasury/store-payout-states";
import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export const storePayoutsQuery = (state: StorePayoutState, offset: number) =>
  pageQuery(["store-payouts", state, offset], "GET /api/admin/store-payouts/", {
    query: { state, limit: String(PAGE_SIZE), offset: String(offset) },
  });

export const storeBalancesQuery = readQuery(
  ["store-payouts", "balances"],
  "GET /api/admin/store-payouts/balances/",
  {},
);
