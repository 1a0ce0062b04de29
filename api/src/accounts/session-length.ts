import type { z } from "zod";
import { count } from "../platform/config/setting-types.ts";

export const sessionLengthSettings = {
  ACCESS_TOKEN_MINUTES: count(15),
  /** A session that is not used for this long ends. */
  REFRESH_TOKEN_DAYS: count(30),
  /** However often it is refreshed, a session ends this long after the sign-in. */
  SESSION_MOST_DAYS: count(90),
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const sessionLengths = (env: z.output<z.ZodObject<typeof sessionLengthSettings>>) => ({
  accessSeconds: env.ACCESS_TOKEN_MINUTES * MINUTE,
  refreshSeconds: env.REFRESH_TOKEN_DAYS * DAY,
  sessionSeconds: env.SESSION_MOST_DAYS * DAY,
});
