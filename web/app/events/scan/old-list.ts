const OLD_MS = 6 * 3600_000;

/** A scanner's list that is this old is renewed before the guests come; it still judges tickets. */
export const isOldList = (ageMs: number): boolean => ageMs >= OLD_MS;
