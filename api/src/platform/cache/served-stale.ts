/** During a burst of changes a value may be served for this long after its making began. */
const LAST_ONE_MS = 1000;
/**
 * A slow value, such as a report that sums a month, is served for longer, at most for half a minute. Fifteen changes in that
 * time are a burst for it. So making it takes at most a twentieth of a connection's time, however many changes come.
 */
const SLOW_MS = 500;
const TIMES_ITS_MAKING = 20;
const LAST_SLOW_ONE_MS = 30_000;
/** While the database cannot be reached, public pages are served up to this age. */
const LAST_RESORT_MS = 3600_000;
/** After this share of the time for which a value may be served, the next request triggers a background refresh (stale-while-revalidate). */
const NEXT_ONE = 0.9;

interface Making {
  /** How long the value took to make, in milliseconds. */
  took: number;
}

/** How long after its making began an outdated value may be served, while changes come in a burst. */
export const lastsInRush = ({ took }: Making): number =>
  took < SLOW_MS ? LAST_ONE_MS : Math.min(LAST_SLOW_ONE_MS, TIMES_ITS_MAKING * took);

export const runsOut = (age: number, made: Making): boolean => age >= NEXT_ONE * lastsInRush(made);

export const isLastResort = (age: number): boolean => age < LAST_RESORT_MS;
