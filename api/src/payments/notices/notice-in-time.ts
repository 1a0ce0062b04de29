import { SKEW_MINUTES } from "./match-notice.ts";

const MINUTE = 60_000;
/** A phone that was off sends later; older notices cannot match anything. */
const OLDEST_DAYS = 7;

export const isInTime = (moment: number): boolean =>
  moment <= Date.now() + SKEW_MINUTES * MINUTE && moment >= Date.now() - OLDEST_DAYS * 24 * 60 * MINUTE;
