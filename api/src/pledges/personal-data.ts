import type { PersonalData } from "../platform/personal-data.ts";
import { presentPledges } from "./present-pledge.ts";
import { forgetGiver, pledgesOf } from "./queries/pledges.ts";

export const pledgePersonalData: PersonalData = {
  section: "pledges",
  async collect({ kysely }, memberId) {
    const pledges = await pledgesOf(kysely, memberId);
    const shown = await presentPledges(kysely, pledges);
    return shown.map(({ key: _key, ...one }, place) => ({
      ...one,
      payer_name: pledges[place]?.payer_name,
      payer_phone: pledges[place]?.payer_phone,
    }));
  },
  erase: async (tx, memberId) => {
    await forgetGiver(tx, memberId);
  },
};
