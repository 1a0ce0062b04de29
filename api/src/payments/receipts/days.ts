import { TIME_ZONE } from "@barakah/contract";

const long = new Intl.DateTimeFormat("id-ID", {
  timeZone: TIME_ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("id-ID", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit" });

/** 'Minggu, 15 November 2026, 14.07 WIB' */
export const dayAndTime = (instant: string) => {
  const moment = new Date(instant);
  return `${long.format(moment)}, ${clock.format(moment)} WIB`;
};

/** '15/11/2026', of a calendar day. */
export const numericDay = (day: string) => day.split("-").toReversed().join("/");
