import { date, timeOfDay } from "../../platform/format.ts";

/** The day and the time of something that may never have happened. */
export const momentOf = (instant: string | null) =>
  instant ? `${date(instant)} ${timeOfDay(instant)}` : "Belum pernah";
