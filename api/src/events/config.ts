import type { z } from "zod";
import { count } from "../platform/config/setting-types.ts";

export const eventSettings = {
  /** Days after an event on which the answers of its participants are deleted. The registrations and their money stay. */
  EVENT_ANSWERS_DAYS: count(90),
};

type Env = z.output<z.ZodObject<typeof eventSettings>>;

export const eventConfig = (env: Env) => ({ answersDays: env.EVENT_ANSWERS_DAYS });
export type EventConfig = ReturnType<typeof eventConfig>;
