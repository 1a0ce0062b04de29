/** The most letters that are searched for. */
export const SEARCH_MOST = 200;

/** A search ranks and counts only the newest matches, up to this many. One more indicates that there are others. */
export const FOUND_MOST = 500;
