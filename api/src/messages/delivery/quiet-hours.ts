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
 * When a message may come: at once if somebody waits for it, otherwise not in the quiet hours. News is `waited` where its use
 * case says so: news of payments and tickets, codes and letters about one's own account, and work of staff.
 */
export const mayComeAt = (at: Date, waited: boolean | undefined): Date => (waited ? at : endOfQuietHours(at));
