/** Jakarta's clock runs seven hours ahead of Greenwich's, all year. */
const AHEAD_MILLISECONDS = 7 * 3600_000;

/** What clocks in Jakarta show at an instant: 2026-11-15T00:30:00. */
export const jakartaClock = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + AHEAD_MILLISECONDS).toISOString().slice(0, 19);

/** The instant at which clocks in Jakarta show this. */
export const fromJakartaClock = (shown: string): Date => new Date(`${shown}+07:00`);

/** The calendar day in Jakarta, YYYY-MM-DD: today's unless another instant is named. */
export const jakartaDay = (instant: Date | string | number = Date.now()): string =>
  jakartaClock(instant).slice(0, 10);
