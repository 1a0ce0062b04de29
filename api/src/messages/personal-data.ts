import type { PersonalData } from "../platform/personal-data.ts";
import { memberCode } from "./delivery/person.ts";
import { subscriptionsFor } from "./push/queries.ts";
import { choicesOf } from "./queries/choices.ts";
import { eraseContact, messagesOf } from "./queries/messages.ts";
import { notificationsOf } from "./queries/notifications.ts";

export const notificationsPersonalData: PersonalData = {
  section: "notifications",
  collect: async (database, memberId) => (await notificationsOf(database, memberId, {})).rows,
  erase: (tx, memberId) => eraseContact(tx, memberCode(memberId), memberId),
};

/** Choices, devices and messages are erased by `notificationsPersonalData`, with everything else of the contact. */
export const messagesPersonalData: PersonalData = {
  section: "messages",
  collect: async ({ kysely }, memberId) => ({
    choices: await choicesOf(kysely, memberCode(memberId)),
    devices: (await subscriptionsFor(kysely, { memberId })).map(({ created_at }) => ({ created_at })),
    sent: await messagesOf(kysely, memberCode(memberId)),
  }),
  erase: async () => {},
};
