/** Jakarta is at UTC+7, without daylight saving time. */
const AHEAD_MILLISECONDS = 7 * 3600_000;

/** The local time in Jakarta at an instant, without an offset: 2026-11-15T00:30:00. */
export const jakartaClock = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + AHEAD_MILLISECONDS).toISOString().slice(0, 19);

/** The instant of a local time in Jakarta, as `jakartaClock` writes it. */
export const fromJakartaClock = (local: string): Date => new Date(`${local}+07:00`);

/** The calendar day in Jakarta, YYYY-MM-DD: of now if no instant is given. */
export const jakartaDay = (instant: Date | string | number = Date.now()): string =>
  jakartaClock(instant).slice(0, 10);
