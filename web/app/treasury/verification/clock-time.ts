import { TIME_ZONE } from "@barakah/contract/locale";

const clock = new Intl.DateTimeFormat("id-ID", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** 08.52, in Jakarta. */
export const time = (instant: string): string => clock.format(new Date(instant)).replace(":", ".");
