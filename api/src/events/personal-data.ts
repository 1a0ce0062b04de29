import type { PersonalData } from "../platform/personal-data.ts";
import { anonymiseRegistrations, leaveCrews, registrationsOf } from "./queries/personal-data.ts";
import { refundNotPaidYet } from "./stops-deletion-queries.ts";

/** Registrations and their money stay, without names, contacts and answers. */
export const eventsPersonalData: PersonalData = {
  section: "events",
  collect: registrationsOf,
  stopsDeletion: refundNotPaidYet,
  async erase(tx, memberId) {
    await anonymiseRegistrations(tx, memberId);
    await leaveCrews(tx, memberId);
  },
};
