import type { PersonalData } from "../accounts/index.ts";
import { donationsOf, namelessDonations } from "./queries/donations.ts";

/** Gifts stay in the campaign's list, as those of somebody who hides their name. */
export const charityPersonalData: PersonalData = {
  section: "donations",
  collect: async (database, memberId) => (await donationsOf(database, memberId, {})).rows,
  erase: namelessDonations,
};
