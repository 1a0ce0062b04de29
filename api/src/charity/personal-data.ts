import type { PersonalData } from "../platform/personal-data.ts";
import { donationsOf } from "./queries/donations.ts";
import { anonymiseGifts, messagesOf } from "./queries/personal-data.ts";

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
  async erase(tx, memberId) {
    await anonymiseGifts(tx, memberId);
  },
};
