import type { PersonalData } from "../platform/personal-data.ts";
import { donationsOf, messagesOf, namelessDonations } from "./queries/donations.ts";

/** Gifts stay in the campaign's list as anonymous ones. */
export const charityPersonalData: PersonalData = {
  section: "donations",
  async collect(database, memberId) {
    const [{ rows }, messages] = await Promise.all([
      donationsOf(database, memberId, {}),
      messagesOf(database, memberId),
    ]);
    return rows.map((gift) => ({ ...gift, message: messages.get(gift.id) ?? "" }));
  },
  erase: namelessDonations,
};
