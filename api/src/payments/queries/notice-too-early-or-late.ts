/** A notice suggests payments whose hold ended at most this many days before it. */
export const LATE_DAYS = 30;
/** Tolerance for slow phone clocks. A notice that is older than the hold, but not more, is for a person, never matched. */
export const EARLY_SECONDS = 30;
