/** Staff cannot choose a larger limit of what may be waived. */
export const WRITE_OFF_MOST = 100_000;
