import type { z } from "zod";
import { count } from "../platform/config/setting-types.ts";

export const eventSettings = {
  /** Unpaid seats of one event with one browser or member, and with all calls of a network that come without a cookie. */
  UNPAID_SEATS_PER_EVENT: count(20),
  /** Days after an event on which the answers of its participants are deleted. The registrations and their money stay. */
  EVENT_ANSWERS_DAYS: count(90),
};

type Env = z.output<z.ZodObject<typeof eventSettings>>;

export const eventConfig = (env: Env) => ({
  answersDays: env.EVENT_ANSWERS_DAYS,
  unpaidSeats: env.UNPAID_SEATS_PER_EVENT,
});
export type EventConfig = ReturnType<typeof eventConfig>;
