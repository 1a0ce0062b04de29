import { FREE_SEATS_MOST } from "@barakah/contract";
import type { z } from "zod";
import { count } from "../platform/config/setting-types.ts";

export const eventSettings = {
  /** The most unpaid seats of one event for one browser or member, and for all calls of a network without our cookie. */
  UNPAID_SEATS_PER_EVENT: count(20),
  /** The most free seats of one event that one browser or phone number can confirm. More need a known member, or staff. */
  FREE_SEATS_PER_PERSON: count(FREE_SEATS_MOST),
  /** Days after an event on which the answers of its participants are deleted. The registrations and their money stay. */
  EVENT_ANSWERS_DAYS: count(90),
};

type Env = z.output<z.ZodObject<typeof eventSettings>>;

export const eventConfig = (env: Env) => ({
  answersDays: env.EVENT_ANSWERS_DAYS,
  freeSeats: env.FREE_SEATS_PER_PERSON,
  unpaidSeats: env.UNPAID_SEATS_PER_EVENT,
});
export type EventConfig = ReturnType<typeof eventConfig>;
