const HOUR = 3600_000;
/** Western Indonesia Time has no summer time. */
const WIB = 7 * HOUR;
const DAY = 24 * HOUR;
const QUIET_FROM = 21 * HOUR;
const QUIET_UNTIL = 5 * HOUR;

/** The given time, or 05.00 WIB if it is within the quiet hours (21.00 to 05.00). */
export function endOfQuietHours(at: Date): Date {
  const local = at.getTime() + WIB;
  const time = ((local % DAY) + DAY) % DAY;
  if (time >= QUIET_UNTIL && time < QUIET_FROM) return at;
  const morning = local - time + QUIET_UNTIL + (time >= QUIET_FROM ? DAY : 0);
  return new Date(morning - WIB);
}

/**
 * When a message may come: at once if it is `waited`, otherwise not in the quiet hours. The use case says so of news of payments
 * and tickets, codes, work of staff, and changes of an account's contacts or second step: a thief makes these at night.
 */
export const mayComeAt = (at: Date, waited: boolean | undefined): Date => (waited ? at : endOfQuietHours(at));
