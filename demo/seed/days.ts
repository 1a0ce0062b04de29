const DAY = 24 * 3600_000;

export const ago = (days: number, minutes = 0) =>
  new Date(Date.now() - days * DAY - minutes * 60_000).toISOString();

/** The calendar day in Jakarta, seven hours ahead of UTC all year. */
export const dayInJakarta = (instant: string) =>
  new Date(Date.parse(instant) + 7 * 3600_000).toISOString().slice(0, 10);
