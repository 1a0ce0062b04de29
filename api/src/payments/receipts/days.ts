import { jakartaClock } from "@barakah/contract";
import { longDay, weekdayName } from "@barakah/contract/platform/day-words";

/** 'Minggu, 15 November 2026, 14.07 WIB' */
export const dayAndTime = (instant: string) => {
  const shown = jakartaClock(instant);
  return `${weekdayName(shown)}, ${longDay(shown)}, ${shown.slice(11, 16).replace(":", ".")} WIB`;
};

/** '15/11/2026', of a calendar day. */
export const numericDay = (day: string) => day.split("-").toReversed().join("/");
