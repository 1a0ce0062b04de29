import { FEW_PEOPLE, type People } from "@barakah/contract";

/**
 * Privacy: a report never says exactly how many people a payout reached if they were very few. A campaign's page shows one as
 * two instead (`charity/queries/campaigns.ts`).
 */
export const hideFewPeople = (count: number | null): People =>
  count === null || count === 0
    ? { count: null, few: false }
    : count < FEW_PEOPLE
      ? { count: null, few: true }
      : { count, few: false };
